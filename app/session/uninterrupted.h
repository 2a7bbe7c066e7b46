// System calls that a signal interrupted are made again: a signal says nothing about a file.
#pragma once

#include <cerrno>
#include <system_error>

namespace longwood::session {

/// Makes a system call until no signal interrupts it. What it returned; errno is its own.
template<class Call>
auto uninterrupted(Call call) {
    for (;;) {
        const auto result = call();
        if (result >= 0 || errno != EINTR) return result;
    }
}

/// The same for the functions of std::filesystem that take an error code.
template<class Call>
auto uninterrupted(std::error_code &error, Call call) {
    for (;;) {
        error.clear(); // some leave the one before
        const auto result = call();
        if (error != std::errc::interrupted) return result;
    }
}

} // namespace longwood::session

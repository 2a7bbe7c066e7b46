#include "app/session/disk.h"

#include <cerrno>
#include <cstdlib>

#include <windows.h>

#include <shlobj.h>

#include "app/session/files.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

// A virus scanner or an indexer may hold a file for a moment that was just written.
constexpr int most_attempts = 20;
constexpr DWORD between_attempts = 25; // ms

int as_errno(DWORD error) {
    switch (error) {
    case ERROR_SUCCESS: return 0;
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_BAD_NETPATH:
    case ERROR_INVALID_DRIVE: return ENOENT;
    case ERROR_ACCESS_DENIED: return EACCES;
    // In the hands of another program, for how long nobody knows.
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION: return EAGAIN;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS: return EEXIST;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL: return ENOSPC;
    case ERROR_WRITE_PROTECT: return EROFS;
    case ERROR_TOO_MANY_OPEN_FILES: return EMFILE;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY: return ENOMEM;
    case ERROR_FILENAME_EXCED_RANGE: return ENAMETOOLONG;
    case ERROR_DIRECTORY: return ENOTDIR;
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME: return EINVAL;
    default: return EIO;
    }
}

int errno_unless(BOOL done) { return done ? 0 : as_errno(::GetLastError()); }

template<class Act>
int patiently(Act act) {
    for (int attempt = 1;; ++attempt) {
        if (act()) return 0;
        const DWORD error = ::GetLastError();
        const bool passing = error == ERROR_SHARING_VIOLATION || error == ERROR_ACCESS_DENIED;
        if (!passing || attempt == most_attempts) return as_errno(error);
        ::Sleep(between_attempts);
    }
}

bool is_folder(const fs::path &path) {
    const DWORD attributes = ::GetFileAttributesW(path.c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY);
}

class File {
  public:
    explicit File(HANDLE handle) : handle_(handle) {}
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    ~File() {
        if (is_open()) ::CloseHandle(handle_);
    }
    bool is_open() const { return handle_ != INVALID_HANDLE_VALUE; }
    HANDLE handle() const { return handle_; }

  private:
    HANDLE handle_;
};

int write_all(HANDLE file, std::string_view text) {
    while (!text.empty()) {
        DWORD written = 0;
        const auto part = DWORD(text.size() < (1U << 20) ? text.size() : (1U << 20));
        if (!::WriteFile(file, text.data(), part, &written, nullptr)) return as_errno(::GetLastError());
        text.remove_prefix(written);
    }
    return 0;
}

// Hands on the bytes of a file, some at a time, until `take` returns an error.
template<class Take>
int for_all_bytes(const File &file, Take take) {
    char buffer[1 << 16];
    for (;;) {
        DWORD count = 0;
        if (!::ReadFile(file.handle(), buffer, sizeof buffer, &count, nullptr)) return as_errno(::GetLastError());
        if (count == 0) return 0;
        if (const int error = take(std::string_view{buffer, count}); error != 0) return error;
    }
}

// Fills a file that must be new with what `write` puts into it; nothing is left of a failure.
template<class Write>
int make_file(const fs::path &path, Write write) {
    int error = 0;
    {
        const File file{
            ::CreateFileW(path.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr)};
        if (!file.is_open()) return as_errno(::GetLastError());
        error = write(file.handle());
        if (error == 0) error = errno_unless(::FlushFileBuffers(file.handle()));
    }
    if (error != 0) ::DeleteFileW(path.c_str());
    return error;
}

// A full path means what it says, however long it is; the usual end is after 260 characters.
fs::path any_length(const fs::path &path) {
    if (path.native().size() < 240 || !path.is_absolute() || path.native().starts_with(L"\\\\")) return path;
    fs::path plain = path;
    return fs::path(L"\\\\?\\" + plain.make_preferred().native());
}

// The same of a file by its name, if it is a regular one.
template<class Take>
int read_regular(const fs::path &named, Take take) {
    const fs::path path = any_length(named);
    if (is_folder(path)) return EISDIR;
    constexpr DWORD others = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    const File file{::CreateFileW(path.c_str(), GENERIC_READ, others, nullptr, OPEN_EXISTING, 0, nullptr)};
    if (!file.is_open()) return as_errno(::GetLastError());
    return ::GetFileType(file.handle()) == FILE_TYPE_DISK ? for_all_bytes(file, take) : EINVAL;
}

// %APPDATA% as Windows itself has it; the variable is for tests and for portable use.
fs::path folder_of_player(const wchar_t *variable) {
    if (const wchar_t *chosen = ::_wgetenv(variable); chosen && fs::path{chosen}.is_absolute())
        return fs::path{chosen} / "Longwood";
    PWSTR found = nullptr;
    fs::path folder;
    if (::SHGetKnownFolderPath(FOLDERID_RoamingAppData, KF_FLAG_CREATE, nullptr, &found) == S_OK)
        folder = fs::path{found} / "Longwood";
    ::CoTaskMemFree(found);
    return folder;
}

} // namespace

fs::path data_folder() { return folder_of_player(L"LONGWOOD_DATA"); }

fs::path config_folder() { return folder_of_player(L"LONGWOOD_CONFIG"); }

FileContent read_file(const fs::path &named, std::size_t most) {
    FileContent content;
    const int error = read_regular(named, [&](std::string_view bytes) {
        content.text += bytes;
        return content.text.size() > most ? EFBIG : 0;
    });
    return error == 0 ? content : FileContent{.error = error};
}

int write_new(const fs::path &named, std::string_view text) {
    const fs::path path = any_length(named);
    ::DeleteFileW(path.c_str());
    return make_file(path, [&](HANDLE file) { return write_all(file, text); });
}

int begin_file(const fs::path &path, std::string_view text) {
    const File file{::CreateFileW(any_length(path).c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr,
                                  CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr)};
    return file.is_open() ? write_all(file.handle(), text) : as_errno(::GetLastError());
}

int add_to_file(const fs::path &path, std::string_view text, std::size_t size) {
    const File file{::CreateFileW(any_length(path).c_str(), FILE_APPEND_DATA | FILE_READ_ATTRIBUTES,
                                  FILE_SHARE_READ | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING, 0, nullptr)};
    LARGE_INTEGER there{};
    if (!file.is_open() || !::GetFileSizeEx(file.handle(), &there)) return as_errno(::GetLastError());
    return there.QuadPart == LONGLONG(size) ? write_all(file.handle(), text) : EAGAIN;
}

int copy_new(const fs::path &from, const fs::path &to) {
    // Looked at before anything is made.
    if (const int error = read_regular(from, [](std::string_view) { return 0; }); error != 0) return error;
    return make_file(any_length(to), [&](HANDLE file) {
        return read_regular(from, [&](std::string_view bytes) { return write_all(file, bytes); });
    });
}

int give_second_name(const fs::path &path, const fs::path &other) {
    return errno_unless(::CreateHardLinkW(any_length(other).c_str(), any_length(path).c_str(), nullptr));
}

int rename_over(const fs::path &from, const fs::path &to) {
    const fs::path source = any_length(from);
    const fs::path target = any_length(to);
    return patiently([&] {
        return ::MoveFileExW(source.c_str(), target.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0;
    });
}

int remove_name(const fs::path &path) { return errno_unless(::DeleteFileW(any_length(path).c_str())); }

// MoveFileEx has written through.
void sync_folder(const fs::path &) {}

std::string name_of_process() { return std::to_string(::GetCurrentProcessId()); }

bool process_runs(long process) {
    const HANDLE found = ::OpenProcess(SYNCHRONIZE, FALSE, DWORD(process));
    if (!found) return ::GetLastError() != ERROR_INVALID_PARAMETER;
    const bool runs = ::WaitForSingleObject(found, 0) == WAIT_TIMEOUT;
    ::CloseHandle(found);
    return runs;
}

std::string now_as_text() {
    SYSTEMTIME now{};
    ::GetLocalTime(&now);
    const auto digits = [](int number, std::size_t count) {
        const std::string text = std::to_string(number);
        return std::string(text.size() < count ? count - text.size() : 0, '0') + text;
    };
    return digits(now.wYear, 4) + '-' + digits(now.wMonth, 2) + '-' + digits(now.wDay, 2) + '-' + digits(now.wHour, 2) +
           '-' + digits(now.wMinute, 2) + '-' + digits(now.wSecond, 2);
}

} // namespace longwood::session

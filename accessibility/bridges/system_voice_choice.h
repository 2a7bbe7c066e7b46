// Which of the voices of Windows speaks a language.
#pragma once

#include <string>
#include <string_view>

namespace longwood::accessibility {

/// The number that Windows has for a language with such a code: 0x407 for "de", 0x416 for "pt_BR".
/// One without a country means the country it comes from. 0 for what Windows does not know.
unsigned language_number(std::string_view code);

/// Whether a voice speaks the language of that number. `spoken` is how SAPI tells what a voice speaks:
/// hexadecimal numbers, "409;9".
enum class Speaks { No, AsElsewhere, AsThere };
Speaks speaks(std::wstring_view spoken, unsigned number);

} // namespace longwood::accessibility

#include "accessibility/bridges/system_voice.h"

#include <utility>

#include <windows.h>

// Before SAPI: no library has the numbers of its classes.
#include <initguid.h>

#include <sapi.h>

namespace longwood::accessibility {

namespace {

/// A pointer to something of COM that is given back.
template<class Interface>
class Held {
  public:
    Held() = default;
    Held(const Held &) = delete;
    Held &operator=(const Held &) = delete;
    ~Held() {
        if (pointer_) pointer_->Release();
    }
    Interface **place() { return &pointer_; }
    void **any_place() { return reinterpret_cast<void **>(&pointer_); }
    Interface *operator->() const { return pointer_; }
    explicit operator bool() const { return pointer_ != nullptr; }
    Interface *get() const { return pointer_; }

  private:
    Interface *pointer_ = nullptr;
};

std::wstring to_wide(const std::string &utf8) {
    const int length = ::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), int(utf8.size()), nullptr, 0);
    std::wstring wide(std::size_t(length), L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, utf8.data(), int(utf8.size()), wide.data(), length);
    return wide;
}

/// As SAPI describes its voices: "Language=407" for German. Empty for a language that Windows
/// does not know.
std::wstring attribute_of(const std::string &language) {
    // A language without a country means the country it comes from.
    const LCID country = ::ConvertDefaultLocale(::LocaleNameToLCID(to_wide(language).c_str(), 0));
    if (country == 0) return {};
    constexpr wchar_t digits[] = L"0123456789ABCDEF";
    std::wstring number;
    for (unsigned rest = LANGIDFROMLCID(country); rest != 0; rest /= 16)
        number.insert(number.begin(), digits[rest % 16]);
    return L"Language=" + number;
}

} // namespace

struct SystemVoice::Connection {
    HRESULT com = E_FAIL; // before the voice, which needs it to its end
    Held<ISpVoice> voice = {};

    ~Connection() {
        if (voice) {
            ISpVoice *last = std::exchange(*voice.place(), nullptr);
            last->Release();
        }
        if (SUCCEEDED(com)) ::CoUninitialize();
    }
};

SystemVoice::SystemVoice(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}

SystemVoice::~SystemVoice() = default;

std::unique_ptr<SystemVoice> SystemVoice::connect(Failure &failure) {
    auto connection = std::make_unique<Connection>();
    connection->com = ::CoInitializeEx(nullptr, COINIT_MULTITHREADED);
    failure = Failure::NoLibrary;
    if (FAILED(::CoCreateInstance(CLSID_SpVoice, nullptr, CLSCTX_ALL, IID_ISpVoice, connection->voice.any_place())))
        return nullptr;
    // Without a voice or without audio it refuses the first text, be it empty.
    failure = Failure::NoConnection;
    if (FAILED(connection->voice->Speak(L"", SPF_ASYNC, nullptr))) return nullptr;
    failure = Failure::None;
    return std::unique_ptr<SystemVoice>(new SystemVoice(std::move(connection)));
}

/// The player's own voice if it speaks the language, else the first that does; where none does, it
/// stays as it is.
bool SystemVoice::set_language(const std::string &language) {
    const std::wstring wanted = attribute_of(language);
    Held<ISpObjectTokenCategory> voices;
    Held<IEnumSpObjectTokens> found;
    Held<ISpObjectToken> first;
    if (wanted.empty() ||
        FAILED(::CoCreateInstance(CLSID_SpObjectTokenCategory, nullptr, CLSCTX_ALL, IID_ISpObjectTokenCategory,
                                  voices.any_place())) ||
        FAILED(voices->SetId(SPCAT_VOICES, FALSE)) ||
        FAILED(voices->EnumTokens(wanted.c_str(), nullptr, found.place())))
        return true;
    LPWSTR usual = nullptr;
    if (SUCCEEDED(voices->GetDefaultTokenId(&usual))) {
        for (Held<ISpObjectToken> token; found->Next(1, token.place(), nullptr) == S_OK;) {
            LPWSTR id = nullptr;
            const bool is_usual = SUCCEEDED(token->GetId(&id)) && std::wstring_view(id) == usual;
            ::CoTaskMemFree(id);
            if (is_usual) connection_->voice->SetVoice(token.get());
            std::exchange(*token.place(), nullptr)->Release();
            if (is_usual) return ::CoTaskMemFree(usual), true;
        }
        ::CoTaskMemFree(usual);
        found->Reset();
    }
    if (found->Next(1, first.place(), nullptr) == S_OK) connection_->voice->SetVoice(first.get());
    return true;
}

bool SystemVoice::silence() {
    return SUCCEEDED(connection_->voice->Speak(nullptr, SPF_ASYNC | SPF_PURGEBEFORESPEAK, nullptr));
}

bool SystemVoice::say(const std::string &text) {
    return SUCCEEDED(connection_->voice->Speak(to_wide(text).c_str(), SPF_ASYNC | SPF_IS_NOT_XML, nullptr));
}

} // namespace longwood::accessibility

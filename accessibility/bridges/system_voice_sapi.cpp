#include "accessibility/bridges/system_voice.h"

#include <utility>

#include <windows.h>

// Before SAPI: no library has the numbers of its classes.
#include <initguid.h>

#include <sapi.h>

#include "accessibility/bridges/system_voice_choice.h"

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

std::wstring taken(HRESULT result, LPWSTR text) {
    const std::wstring found = SUCCEEDED(result) && text ? text : L"";
    ::CoTaskMemFree(text);
    return found;
}

std::wstring id_of(ISpObjectToken &voice) {
    LPWSTR id = nullptr;
    const HRESULT result = voice.GetId(&id);
    return taken(result, id);
}

std::wstring id_of_usual(ISpObjectTokenCategory &voices) {
    LPWSTR id = nullptr;
    const HRESULT result = voices.GetDefaultTokenId(&id);
    return taken(result, id);
}

std::wstring languages_of(ISpObjectToken &voice) {
    Held<ISpDataKey> attributes;
    LPWSTR languages = nullptr;
    if (FAILED(voice.OpenKey(L"Attributes", attributes.place()))) return {};
    const HRESULT result = attributes->GetStringValue(L"Language", &languages);
    return taken(result, languages);
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

/// The player's own voice if it speaks the language, of whatever country; else the first of the
/// language's own country, else of another one. Where none does, it stays as it is.
bool SystemVoice::set_language(const std::string &language) {
    const unsigned number = language_number(language);
    Held<ISpObjectTokenCategory> voices;
    Held<IEnumSpObjectTokens> found;
    if (FAILED(::CoCreateInstance(CLSID_SpObjectTokenCategory, nullptr, CLSCTX_ALL, IID_ISpObjectTokenCategory,
                                  voices.any_place())) ||
        FAILED(voices->SetId(SPCAT_VOICES, FALSE)) || FAILED(voices->EnumTokens(nullptr, nullptr, found.place())))
        return true;
    const std::wstring usual = id_of_usual(*voices.get());
    Held<ISpObjectToken> best;
    int most = 0;
    for (;;) {
        Held<ISpObjectToken> voice;
        if (found->Next(1, voice.place(), nullptr) != S_OK) break;
        int fits = int(speaks(languages_of(*voice.get()), number));
        if (fits > 0 && !usual.empty() && id_of(*voice.get()) == usual) fits = 10;
        if (fits <= most) continue;
        most = fits;
        std::swap(*best.place(), *voice.place());
    }
    if (best) connection_->voice->SetVoice(best.get());
    return true;
}

bool SystemVoice::silence() {
    return SUCCEEDED(connection_->voice->Speak(nullptr, SPF_ASYNC | SPF_PURGEBEFORESPEAK, nullptr));
}

bool SystemVoice::say(const std::string &text) {
    return SUCCEEDED(connection_->voice->Speak(to_wide(text).c_str(), SPF_ASYNC | SPF_IS_NOT_XML, nullptr));
}

} // namespace longwood::accessibility

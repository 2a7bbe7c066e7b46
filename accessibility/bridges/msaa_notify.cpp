#include <string>

#include <wx/window.h>

#include <windows.h>

#include <initguid.h>
#include <uiautomationcore.h>

#include "accessibility/bridges/msaa.h"

namespace longwood::accessibility {

namespace {

// As UIAutomationCore.h of Windows 10 has them; that of MinGW-w64 is older.
constexpr int action_completed = 2;      // NotificationKind
constexpr int important_most_recent = 1; // NotificationProcessing: cuts off what is being said
constexpr int all = 2;                   // NotificationProcessing: after what is being said

using HostProvider = HRESULT(WINAPI *)(HWND window, IRawElementProviderSimple **provider);
using RaiseNotification = HRESULT(WINAPI *)(IRawElementProviderSimple *provider, int kind, int processing, BSTR text,
                                            BSTR activity);

// Looked up while the program runs: Windows 7 starts programs only that do not ask for more
// than it has.
struct Automation {
    HostProvider host_provider = nullptr;
    RaiseNotification raise_notification = nullptr;

    static const Automation &get() {
        static const Automation automation = [] {
            Automation found;
            const HMODULE library = ::LoadLibraryExW(L"uiautomationcore.dll", nullptr, 0);
            if (!library) return found;
            const auto look_up = [library](const char *name) {
                return reinterpret_cast<void *>(::GetProcAddress(library, name));
            };
            found.host_provider = reinterpret_cast<HostProvider>(look_up("UiaHostProviderFromHwnd"));
            found.raise_notification = reinterpret_cast<RaiseNotification>(look_up("UiaRaiseNotificationEvent"));
            return found;
        }();
        return automation;
    }
};

} // namespace

bool screen_reader_runs() {
    BOOL runs = FALSE;
    if (::SystemParametersInfoW(SPI_GETSCREENREADER, 0, &runs, 0) && runs) return true;
    // Narrator does not set the flag, but holds this.
    const HANDLE narrator = ::OpenMutexW(SYNCHRONIZE, FALSE, L"NarratorRunning");
    if (narrator) ::CloseHandle(narrator);
    return narrator != nullptr;
}

bool notify_screen_reader(wxWindow &window, const std::string &text, bool interrupts) {
    const Automation &automation = Automation::get();
    if (!automation.host_provider || !automation.raise_notification) return false;
    IRawElementProviderSimple *provider = nullptr;
    if (FAILED(automation.host_provider(static_cast<HWND>(window.GetHandle()), &provider)) || !provider) return false;
    const std::wstring wide = wxString::FromUTF8(text).ToStdWstring();
    const BSTR sentence = ::SysAllocString(wide.c_str());
    const BSTR activity = ::SysAllocString(L"longwood");
    const HRESULT result = automation.raise_notification(provider, action_completed,
                                                         interrupts ? important_most_recent : all, sentence, activity);
    ::SysFreeString(sentence);
    ::SysFreeString(activity);
    provider->Release();
    return SUCCEEDED(result);
}

} // namespace longwood::accessibility

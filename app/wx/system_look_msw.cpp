#include "app/wx/system_look.h"

#include <windows.h>

#include <wx/settings.h>

namespace longwood::wx {

SystemLook system_look() {
    SystemLook look;
    look.is_dark = wxSystemSettings::GetAppearance().IsUsingDarkBackground();
    HIGHCONTRASTW contrast{};
    contrast.cbSize = sizeof contrast;
    if (::SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0))
        look.has_high_contrast = (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
    BOOL moves = TRUE;
    if (::SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &moves, 0)) look.wants_no_motion = !moves;
    return look;
}

} // namespace longwood::wx

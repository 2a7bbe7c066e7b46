#include "app/wx/sound_output.h"

#include <windows.h>

#include <mmsystem.h>

namespace longwood::wx {

SoundOutput::SoundOutput() : is_there_(true) {}

bool SoundOutput::play(const std::filesystem::path &file) {
    return ::PlaySoundW(file.c_str(), nullptr, SND_FILENAME | SND_ASYNC | SND_NODEFAULT) != 0;
}

} // namespace longwood::wx

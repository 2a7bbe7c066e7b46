// Fixed window and menu ids: screen readers and scripts remember them.
#pragma once

#include <wx/defs.h>

#include "app/wx/key_map.h"

namespace longwood::wx {

inline constexpr int first_command_id = wxID_HIGHEST + 100;
inline constexpr int first_variant_id = wxID_HIGHEST + 300;
inline constexpr int last_variant_id = first_variant_id + 99;

inline constexpr int first_view_id = wxID_HIGHEST + 400;
inline constexpr int last_view_id = first_view_id + 99;

enum WindowId { id_frame = wxID_HIGHEST + 500, id_table, id_message, id_help_text, id_choice_list, id_deal_number };

constexpr int id_of(CommandId command) { return first_command_id + int(command); }
constexpr int variant_id(int index) { return first_variant_id + index; }

} // namespace longwood::wx

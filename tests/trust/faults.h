// System calls and allocations that fail when told to: this program's own open, write, fsync
// and so on stand before those of the C library.
#pragma once

namespace longwood::tests::faults {

enum class Call { Open, Read, Write, Fsync, Rename, Link, Unlink, Mkdir, Flock, Allocation };
inline constexpr Call all_calls[]{Call::Open, Call::Read,   Call::Write, Call::Fsync, Call::Rename,
                                  Call::Link, Call::Unlink, Call::Mkdir, Call::Flock, Call::Allocation};
const char *name_of(Call call);

/// The nth call of that kind from now on fails with that error (std::bad_alloc for
/// allocations), those after it work again. A write writes half of its bytes first.
void fail_at(Call call, int nth, int error);

/// The error with which a call of that kind fails in practice.
int usual_error(Call call);

/// The process ends, as if killed, in place of the nth file call of any kind from now on; a
/// write has then written half of its bytes.
void end_at(int nth);

/// Every call works again. Whether the planned fault happened.
bool stop();

/// Blocks from operator new that are not deleted yet.
long live_allocations();

} // namespace longwood::tests::faults

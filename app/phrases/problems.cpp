#include "app/phrases/problems.h"

#include <cerrno>

#include "accessibility/narrator.h"
#include "accessibility/wording.h"
#include "engine/path_text.h"
#include "locale/names.h"

namespace longwood::phrases {
namespace {

using locale::fill;
using locale::Translator;
using session::Problem;

// The cause as a sentence of our own: the system's words would come in its language.
std::string cause(const Translator &words, int error) {
    switch (error) {
    case 0: return {};
    // TRANSLATORS: Why a file cannot be read or written.
    case ENOENT: return words.text("There is no such file or folder.");
    case EACCES:
    // TRANSLATORS: Why a file cannot be read or written.
    case EPERM: return words.text("You have no permission for it.");
    // TRANSLATORS: Why a file cannot be written.
    case ENOSPC: return words.text("The disk is full.");
    // TRANSLATORS: Why a file cannot be written.
    case EROFS: return words.text("The disk can only be read.");
    // TRANSLATORS: Why a file cannot be read or written.
    case EISDIR: return words.text("It is a folder.");
    // TRANSLATORS: Why a file cannot be read or written: part of its path is a file.
    case ENOTDIR: return words.text("Its folder is no folder.");
    // TRANSLATORS: Why a game is not saved under that name: nothing is destroyed.
    case EEXIST: return words.text("There is a file of that name that is no saved game. Choose another name.");
    // TRANSLATORS: Why a file cannot be read or written: it is a device, a pipe or the like.
    case EINVAL: return words.text("It is no ordinary file.");
    // TRANSLATORS: Why a file cannot be read: a later version of the program wrote it.
    case ENOTSUP: return words.text("It was written by a newer version of Longwood; use that one.");
    // TRANSLATORS: Why a file cannot be written: another program holds it.
    case EWOULDBLOCK: return words.text("Another program is using it; it is tried again.");
    default: break;
    }
    // TRANSLATORS: Why a file cannot be read or written; {number} is the system's number for the error.
    return fill(words.text("The system reports error {number}."), {{"number", std::to_string(error)}});
}

std::string what_happened(const Translator &words, const Problem &problem) {
    const std::string path = text_of_path(problem.path);
    switch (problem.kind) {
    case Problem::Kind::CannotRead:
        // TRANSLATORS: Trouble with a file; the reason follows as another sentence.
        return fill(words.text("{path} cannot be read."), {{"path", path}});
    case Problem::Kind::CannotWrite:
        if (!problem.tried_again)
            // TRANSLATORS: Trouble with a file; the reason follows as another sentence.
            return fill(words.text("{path} was not written."), {{"path", path}});
        // TRANSLATORS: Trouble with a file; the reason follows as another sentence.
        return fill(words.text("The game could not be saved to {path}."), {{"path", path}});
    case Problem::Kind::NotAGame:
        // TRANSLATORS: Trouble with a file; line and reason follow as another sentence.
        return fill(words.text("{path} cannot be opened as a game."), {{"path", path}});
    case Problem::Kind::SetAside: break;
    }
    // TRANSLATORS: Trouble with a file: nothing is lost, it only has another name now.
    return fill(words.text("{path} was damaged. It is kept as {other}, nothing was thrown away."),
                {{"path", path}, {"other", text_of_path(problem.other)}});
}

std::string what_follows(const Translator &words, const Problem &problem) {
    if (!problem.tried_again) return {};
    // TRANSLATORS: After "The game could not be saved".
    return words.text("The game goes on; it is saved again after the next move.");
}

} // namespace

std::string sentence(const Translator &words, const Problem &problem) {
    accessibility::Sentences sentences{words};
    sentences.add_unchanged(what_happened(words, problem));
    sentences.add(cause(words, problem.system));
    if (problem.text) sentences.add(accessibility::Narrator{words}.unreadable(*problem.text));
    sentences.add(what_follows(words, problem));
    return sentences.text();
}

std::string beside_another(const Translator &words, const Rules &rules) {
    const std::string sentence =
        // TRANSLATORS: told at the start of a second window or text game; {variant} is the name of a game
        words.text("Another window or terminal plays {variant} at the same time. This one has a game of its own; "
                   "neither changes the other's.");
    return fill(sentence, {{"variant", locale::variant_name(words, rules)}});
}

} // namespace longwood::phrases

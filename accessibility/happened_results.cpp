// Sentences about what follows from a move: spaces filled, piles complete, the win.
#include "accessibility/happened.h"
#include "accessibility/wording.h"
#include "engine/referee.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::card_name;
using locale::fill;
using locale::pile_name;

std::string how_many_complete(const Scene &scene, PileKind kind) {
    const int done = complete_piles(scene.rules, scene.after, kind);
    const std::string number = scene.words.number(done);
    const std::string total = scene.words.number(count_of(scene.rules, kind));
    if (kind == PileKind::Sequence)
        // TRANSLATORS: How far the game is: "2 of 4 sequences complete."
        return fill(scene.words.plural("{count} of {total} sequences complete.",
                                       "{count} of {total} sequences complete.", done),
                    {{"count", number}, {"total", total}});
    // TRANSLATORS: How far the game is: "2 of 8 foundations complete."
    return fill(scene.words.plural("{count} of {total} foundations complete.",
                                   "{count} of {total} foundations complete.", done),
                {{"count", number}, {"total", total}});
}

} // namespace

std::string filled_sentence(const Scene &scene, const Event &filled) {
    const std::string card = card_name(scene.words, filled.card);
    const std::string pile = pile_name(scene.words, filled.to);
    if (scene.brief())
        // TRANSLATORS: A space was filled by the rules of the game: "Pile 4 filled with five of diamonds."
        return fill(scene.words.text("{pile} filled with {card}."), {{"pile", pile}, {"card", card}});
    if (filled.from == PileId::waste())
        // TRANSLATORS: A space was filled by the rules of the game: "Pile 4 filled with five of
        // diamonds from the waste." Both placeholders have the basic form; turn the sentence so that it fits.
        return fill(scene.words.text("{pile} filled with {card} from the waste."), {{"pile", pile}, {"card", card}});
    // TRANSLATORS: A space was filled by the rules of the game: "Pile 4 filled with five of
    // diamonds from the stock." Both placeholders have the basic form; turn the sentence so that it fits.
    return fill(scene.words.text("{pile} filled with {card} from the stock."), {{"pile", pile}, {"card", card}});
}

std::string completed_sentence(const Scene &scene, const Event &completed) {
    Sentences sentences{scene.words};
    const PileKind kind = completed.to.kind();
    if (kind == PileKind::Foundation)
        // TRANSLATORS: All 13 cards lie on this foundation: "Foundation 3 is complete."
        sentences.add(fill(scene.words.text("{pile} is complete."), {{"pile", pile_name(scene.words, completed.to)}}));
    if (!scene.brief() && !is_won(scene.rules, scene.after)) sentences.add(how_many_complete(scene, kind));
    return sentences.text();
}

std::string base_set_sentence(const Scene &scene, const Event &set) {
    const std::string rank = rank_name(scene.words, set.card.rank());
    // TRANSLATORS: The first card on a foundation decided it; {rank} is "seven", "king".
    if (scene.brief()) return fill(scene.words.text("Base rank: {rank}."), {{"rank", rank}});
    // TRANSLATORS: The first card on a foundation decided it; {rank} is "seven", "king".
    return fill(scene.words.text("Base rank from now on: {rank}."), {{"rank", rank}});
}

std::string won_sentence(const Scene &scene) {
    // TRANSLATORS: The game is won.
    if (scene.brief()) return scene.words.text("Won!");
    const int cards = cards_in_game(scene.rules);
    // TRANSLATORS: The game is won: "Won! All 104 cards are on the foundations."
    return fill(scene.words.plural("Won! All {count} card is on the foundations.",
                                   "Won! All {count} cards are on the foundations.", cards),
                {{"count", scene.words.number(cards)}});
}

} // namespace longwood::accessibility

// Why something is not allowed, as one whole sentence.
#include "accessibility/narrator.h"
#include "accessibility/refusals.h"
#include "accessibility/wording.h"

namespace longwood::accessibility {

std::string Narrator::refused(const Rules &rules, const Position &position, const Refusal &refusal) const {
    const Refused refused{words_, rules, position, refusal};
    Sentences sentences{words_};
    sentences.add(refused_as_a_move(refused));
    sentences.add(refused_by_the_giving_pile(refused));
    sentences.add(refused_by_their_way(refused));
    sentences.add(refused_by_the_taking_pile(refused));
    sentences.add(refused_by_the_stock(refused));
    if (verbosity_ == Verbosity::Full) sentences.add(more_about(refused));
    return sentences.text();
}

} // namespace longwood::accessibility

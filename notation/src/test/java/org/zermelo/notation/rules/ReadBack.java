package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.notation.Notation;

/** What a game of the notation writes is read back: the game, and along all plays its positions and moves. */
final class ReadBack {

    private ReadBack() {}

    /** Holds that it is so, up to so many plies. */
    @SuppressWarnings("unchecked")
    static <P, M> void of(String text, int plies) {
        Rules<P, M> rules = (Rules<P, M>) Notation.standard().parse(text).rules();
        assertThat(rules).hasToString(text);
        assertThat(Notation.standard().parse(text).rules()).isEqualTo(rules);
        walk(rules, (Textual<P, M>) rules, rules.start(), plies);
    }

    private static <P, M> void walk(Rules<P, M> rules, Textual<P, M> texts, P at, int plies) {
        assertThat(texts.position(texts.text(at))).as(texts.text(at)).isEqualTo(at);
        for (M move : plies == 0 ? List.<M>of() : rules.moves(at)) {
            assertThat(texts.move(at, move.toString())).isEqualTo(move);
            walk(rules, texts, rules.play(at, move), plies - 1);
        }
    }
}

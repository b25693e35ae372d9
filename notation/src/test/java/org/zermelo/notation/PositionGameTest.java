package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.partizan.family.PartizanFamilies;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.play.PartizanFamily;

class PositionGameTest {

    static List<PartizanFamily> families() {
        return PartizanFamilies.all();
    }

    /** Who wins by play alone; the last mover does. */
    private static <P, M> boolean winsFirst(PartizanRules<P, M> rules, P at, Player mover) {
        return rules.moves(at, mover).stream()
                .anyMatch(move -> !winsFirst(rules, rules.play(at, mover, move), mover.other()));
    }

    @ParameterizedTest
    @MethodSource("families")
    void playAndValueAgreeAndTheTextIsReadBack(PartizanFamily family) {
        Game game = Notation.standard().parse(family.example());
        assertThat(Notation.standard().parse(game.toString())).hasToString(game.toString());
        PositionGame<?, ?> position = (PositionGame<?, ?>) game.rules();
        Forms forms = new Forms();
        Relation relation = forms.relation(
                ValueNotation.read(Source.of(family.example()), forms)
                        .orElseThrow()
                        .form(),
                Forms.ZERO);
        agrees(position.withoutTurn(), relation);
    }

    private static <P, M> void agrees(PartizanRules<P, M> rules, Relation relation) {
        assertThat(winsFirst(rules, rules.start(), Player.LEFT))
                .isEqualTo(relation == Relation.GREATER || relation == Relation.CONFUSED);
        assertThat(winsFirst(rules, rules.start(), Player.RIGHT))
                .isEqualTo(relation == Relation.LESS || relation == Relation.CONFUSED);
    }

    @Test
    void whatIsWrongIsShownAtItsPlace() {
        assertThatThrownBy(() -> Notation.standard().parse("clobber(xz) + nim(1)"))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.note().key()).isEqualTo("partizan.cell-unknown"));
        assertThat(Notation.standard().parse("hackenbush(1-2, 2-3)").rules()).isNotInstanceOf(PositionGame.class);
    }
}

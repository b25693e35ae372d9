package org.zermelo.present.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.Notation;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;

/** What is told of moves before the first one: all that the game's moves are written with, and nothing of other games. */
class IntroductionTest {

    private static final Words ENGLISH = Words.in(Language.EN);

    private static String told(String game) {
        return String.join("\n", Introduction.moves(Notation.standard().parse(game), ENGLISH));
    }

    @ParameterizedTest
    @ValueSource(strings = {"@orbito", "@pentago-4x4", "@shift-tac-toe", "@twist-and-turn", "@twist-and-turn(4, 3, 3)"})
    void tellsHowARotationIsWritten(String game) {
        assertThat(names(game)).anyMatch(move -> move.contains(">"));
        assertThat(told(game)).contains("b2 places", "a1>b1", "b2/a1>b1").doesNotContain("older");
    }

    @ParameterizedTest
    @ValueSource(strings = {"@lite-3", "@lite-3-refilled"})
    void tellsWhatAgeDoes(String game) {
        assertThat(names(game)).allMatch(move -> move.contains("age"));
        assertThat(told(game)).contains("b2 places", "age all pieces").doesNotContain("a1>b1");
        assertThat(Introduction.clicks(Notation.standard().parse(game), ENGLISH))
                .startsWith("Click a free cell, or your piece and then where it goes.")
                .contains(told(game).split("\n")[1])
                .endsWith("The smaller a piece, the older it is.");
    }

    @Test
    void tellsHowAShapeIsWritten() {
        assertThat(names("@l-game")).contains("b1+c1+d1+d2", "b1+c1+d1+d2/a1-c3");
        assertThat(told("@l-game")).contains("b2 places", "a1+b1+c1+a2/d1-d2").doesNotContain("a1>b1");
        assertThat(told("@orbito")).doesNotContain("a1+b1+c1+a2");
    }

    /** A text of the library under a name of its own is a board in words as well, unless its name has words. */
    @Test
    void tellsTheMovesOfNamedTexts() {
        assertThat(told("breakthrough(4, 4)"))
                .isEqualTo(told("board(2x2; moves place)"))
                .contains("b2 places");
        assertThat(told("@hexapawn")).startsWith("Move a pawn");
        assertThat(told("@dots-and-boxes")).doesNotContain("b2 places").contains("Draw a");
    }

    private static List<String> names(String game) {
        return names(Notation.standard().parse(game).rules());
    }

    private static <P> List<String> names(Rules<P, ?> rules) {
        return rules.moves(rules.start()).stream().map(Object::toString).toList();
    }
}

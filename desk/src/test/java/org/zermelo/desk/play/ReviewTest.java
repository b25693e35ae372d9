package org.zermelo.desk.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Review.Grade;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Watch;

class ReviewTest {

    private static Match<?, ?> match(String game, String line) {
        return Match.of(Notation.standard().parse(game)).playAll(line);
    }

    private static Review review(String game, String line) {
        return Review.of(match(game, line), Desk.standard(), Ask.everything(), Watch.NONE);
    }

    /** With 100 points less the second player can only lose more or less: 1 instead of 5 changes nothing of who wins. */
    @Test
    void pointsGainedBeforeDecideWhatABlunderIs() {
        Review review = review("coins(5 1 100)", "R ~ R ~ L");
        assertThat(review.plies()).extracting(Review.Ply::grade).containsExactly(Grade.BEST, Grade.SLIP, Grade.BEST);
        assertThat(review.lostAt()).isEmpty();
        assertThat(review.best(true)).isEqualTo(2);
        assertThat(review.best(false)).isZero();
        // without the 100 the same two moves decide the game
        assertThat(review("coins(5 1)", "R ~ L").lostAt()).map(Review.Ply::ply).contains(1);
    }

    @Test
    void linesAreReadAsTheyAreWritten() {
        Match<?, ?> played = match("nim(3, 4)", "2: 4->3 ~ 1: 3->0");
        assertThat(played.lineText()).isEqualTo("2: 4->3 ~ 1: 3->0");
        assertThat(match("nim(3, 4)", played.lineText()).position()).isEqualTo(played.position());
        assertThat(match("coins(5 8 3)", "L R, L").lineText()).isEqualTo("L ~ R ~ L");
        assertThat(match("notakto(1)", "1: (2, 2)").plies()).isEqualTo(1);
        assertThatThrownBy(() -> match("nim(2, 2)", "2->0"))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("play.ambiguous");
    }

    /** Of very many moves only those that win are listed; another one gives the game away, and of lost ones all are alike. */
    @Test
    void movesThatAreNotListedAreGraded() {
        Review given = review("nim(1200)", "1: 1200->1 ~ 1: 1->0");
        assertThat(given.plies()).extracting(Review.Ply::grade).containsExactly(Grade.BLUNDER, Grade.BEST);
        assertThat(given.lostAt()).map(Review.Ply::best).contains("1: 1200->0");
        Review lost = review("nim(600, 600)", "1: 600->5 ~ 2: 600->5");
        assertThat(lost.plies()).extracting(Review.Ply::grade).containsExactly(Grade.BEST, Grade.BEST);
        assertThat(lost.lostAt()).isEmpty();
    }

    @Test
    void aLostGameWithVeryManyMovesIsPlayedOn() {
        Opponent perfect = new Opponent(Desk.standard(), Ask.everything(), OpponentKind.PERFECT, 2, 1);
        Match<?, ?> match = match("nim(600, 600)", "");
        assertThat(answered(perfect, match).plies()).isEqualTo(1);
    }

    private static <P, M> Match<P, M> answered(Opponent opponent, Match<P, M> match) {
        return match.play(opponent.choose(match, Watch.NONE));
    }

    /** A move may name seventy heaps. */
    @Test
    void longMovesAreRead() {
        String heaps = "1" + ", 1".repeat(69);
        Match<?, ?> start = Match.of(Notation.standard().parse("moore(1; " + heaps + ")"));
        String move = start.options().get(0).toString();
        assertThat(move.length()).isGreaterThan(200);
        assertThat(start.play(move).lineText()).isEqualTo(move);
        assertThat(start.playAll(start.play(move).lineText()).plies()).isEqualTo(1);
    }

    /** Of a game whose opening takes long, what is in the book and what is soon valued is, and the rest is named. */
    @Test
    void whatTakesLongIsLeftOutAndNamed() {
        Match<?, ?> match = match("connect(7, 6, 4)", "d a d a d d a a b b g b g d g");
        Review review = Review.soon(match, Desk.standard(), Ask.everything(), Watch.NONE);
        List<Integer> valued = review.plies().stream().map(Review.Ply::ply).toList();
        assertThat(valued).startsWith(1).endsWith(match.plies());
        assertThat(review.leftOut())
                .isNotEmpty()
                .doesNotContainAnyElementsOf(valued)
                .isSorted();
        assertThat(valued.size() + review.leftOut().size()).isEqualTo(match.plies());
    }
}

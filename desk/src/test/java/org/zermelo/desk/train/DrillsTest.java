package org.zermelo.desk.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.task.Part;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Worth;

/** Questions to train on, against a search with memory and against the examiner. */
class DrillsTest {

    private static final int SEEDS = 40;
    private static final Desk DESK = Desk.standard();
    private static final Drills DRILLS = new Drills(DESK, Budget.ofThisMachine(), Watch.NONE);

    private static Worth searched(Match<?, ?> match, String value) {
        return DESK.solve(
                        match,
                        Ask.everything().withParts(Set.of()).withValue(value).withMethod("memo"),
                        Watch.NONE)
                .answer()
                .worth();
    }

    /** Every move is tried: those that are right leave a lost position, and no others do. */
    @Test
    void theMovesThatAreRightAreThoseThatWin() {
        Set<String> games = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            Drill.Move drill = (Drill.Move) DRILLS.draw(Drill.DrillKind.MOVE, seed);
            games.add(drill.match().game().toString());
            List<String> winning = drill.match().options().stream()
                    .map(Object::toString)
                    .filter(move -> wins(drill.match().play(move)))
                    .toList();
            assertThat(drill.right()).containsExactlyInAnyOrderElementsOf(winning);
            assertThat(winning.size()).isBetween(1, drill.match().options().size() - 1);
        }
        assertThat(games.size()).isGreaterThan(SEEDS / 3);
    }

    private static boolean wins(Match<?, ?> after) {
        return ((Outcome) searched(after, "outcome")).result() == Outcome.Result.LOSS;
    }

    @Test
    void worthsAreThoseOfASearch() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Drill.Amount drill = (Drill.Amount) DRILLS.draw(Drill.DrillKind.WORTH, seed);
            assertThat(drill.worth())
                    .isEqualTo(searched(drill.match(), drill.worth().kind()));
        }
    }

    @Test
    void startsAreTheExaminers() {
        Set<List<Long>> answers = new HashSet<>();
        for (int seed = 0; seed < 12; seed++) {
            Drill.Starts drill = (Drill.Starts) DRILLS.draw(Drill.DrillKind.STARTS, seed);
            Finding finding = drill.finding();
            answers.add(finding.answer());
            assertThat(Examiner.standard().answer(part(drill, finding)))
                    .extracting(Finding::answer)
                    .isEqualTo(finding.answer());
            assertThat(finding.answer()).isNotEmpty();
        }
        assertThat(answers).hasSizeGreaterThan(6);
    }

    private static Part part(Drill.Starts drill, Finding finding) {
        return drill.task().parts().stream()
                .filter(part -> part.question().equals(finding.question()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aSeedIsOneQuestion() {
        for (Drill.DrillKind kind : Drill.DrillKind.values()) {
            assertThat(told(DRILLS.draw(kind, 7))).isEqualTo(told(DRILLS.draw(kind, 7)));
        }
    }

    private static String told(Drill drill) {
        if (drill instanceof Drill.Starts starts) {
            return starts.task().rules().text() + starts.finding();
        }
        Match<?, ?> match = drill instanceof Drill.Move move ? move.match() : ((Drill.Amount) drill).match();
        return match.game() + match.lineText();
    }
}

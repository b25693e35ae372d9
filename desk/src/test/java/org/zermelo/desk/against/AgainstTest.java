package org.zermelo.desk.against;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.desk.Desk;
import org.zermelo.game.BadInputException;
import org.zermelo.solve.Watch;

/** A program held against ours: what is drawn, how it is written, what is taken for the same answer, and the smallest difference. */
class AgainstTest {

    private static final String NIM = "nim({1..4 random 0..9})";

    private static Against.HeldAgainst run(String game, String layout, Sought sought, OwnProgram program) {
        GameTemplate template = GameTemplate.of(game);
        return new Against(template, InputLayout.of(layout), sought, Spoken.usual(), 60, 7)
                .run(Desk.standard(), program, Watch.NONE);
    }

    /** The numbers of an input. */
    private static long[] numbers(String input) {
        return Arrays.stream(input.strip().split("\\s+"))
                .mapToLong(Long::parseLong)
                .toArray();
    }

    private static long sum(long[] numbers, int from) {
        return Arrays.stream(numbers).skip(from).reduce(0, (a, b) -> a ^ b);
    }

    @Test
    void aRightProgramAgreesByEachLayout() {
        assertThat(run(NIM, "atcoder", Sought.VALUE, in -> OwnProgram.ProgramRun.of("" + sum(numbers(in), 1)))
                        .differing())
                .isEmpty();
        for (String layout : List.of("codeforces", "cses")) {
            OwnProgram says = in -> OwnProgram.ProgramRun.of(sum(numbers(in), 2) == 0 ? "Bob" : "Alice");
            assertThat(run(NIM, layout, Sought.WINNER, says).agreed()).isEqualTo(60);
        }
    }

    @Test
    void theSmallestDifferenceIsFound() {
        // right unless there is a heap of more than 5
        OwnProgram program = in -> {
            long[] all = numbers(in);
            boolean wrong = Arrays.stream(all).skip(1).anyMatch(heap -> heap > 5);
            return OwnProgram.ProgramRun.of(String.valueOf(sum(all, 1) + (wrong ? 1 : 0)));
        };
        Against.Differing found =
                run(NIM, "atcoder", Sought.VALUE, program).differing().orElseThrow();
        assertThat(List.of(found.game(), found.input(), found.run().text(), found.ours()))
                .containsExactly("nim(6)", "1\n6\n", "7", "6");
    }

    @Test
    void theSameSeedDrawsTheSame() {
        GameTemplate game = GameTemplate.of("subtraction({{2 random distinct 1..5}}; {0..3 random 0..9})");
        for (int seed = 0; seed < 50; seed++) {
            List<List<Long>> numbers = game.drawn(new Random(seed));
            assertThat(game.drawn(new Random(seed))).isEqualTo(numbers);
            assertThat(numbers.get(0)).hasSize(2).isSorted().doesNotHaveDuplicates();
            assertThat(game.smaller(numbers))
                    .allSatisfy(less -> assertThat(less.get(0))
                            .hasSize(2)
                            .isSorted()
                            .doesNotHaveDuplicates()
                            .allMatch(number -> number >= 1 && number <= 5));
        }
    }

    @Test
    void eachMoveThatIsAsGoodIsRight() {
        OurAnswer ours = OurAnswer.of(Desk.standard(), "nim(1, 1, 1)", Sought.MOVE, Watch.NONE);
        for (String move : List.of("1: 1->0", "2:1->0", "3: 1 -> 0")) {
            assertThat(ours.accepts(move, Sought.MOVE, Spoken.usual())).as(move).isTrue();
        }
        assertThat(ours.accepts("4: 1->0", Sought.MOVE, Spoken.usual())).isFalse();
        assertThat(OurAnswer.of(Desk.standard(), "nim(0)", Sought.MOVE, Watch.NONE)
                        .text())
                .isEqualTo("-");
        assertThat(OurAnswer.of(Desk.standard(), "coins(7 9 1 6 4 3)", Sought.POINTS, Watch.NONE)
                        .text())
                .isEqualTo("18");
    }

    @ParameterizedTest
    @CsvSource({
        "First,first",
        "Alice wins!,first",
        "YES,first",
        "0,second",
        "second player,second",
        "Draw,draw",
        "True,first",
        "Jiro,second"
    })
    void winnersAreReadAsJudgesName(String printed, String winner) {
        assertThat(Spoken.usual().winner(printed)).contains(winner);
    }

    @Test
    void crashesAndSilenceAreDifferences() {
        AtomicInteger runs = new AtomicInteger();
        OwnProgram late = in -> {
            runs.incrementAndGet();
            return new OwnProgram.ProgramRun(OwnProgram.Ended.LATE, "");
        };
        assertThat(run(NIM, "atcoder", Sought.WINNER, late).differing()).isPresent();
        assertThat(runs.get()).isLessThan(20);
        assertThat(run(NIM, "atcoder", Sought.WINNER, in -> OwnProgram.ProgramRun.of(""))
                        .agreed())
                .isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim(1)",
                "nim({random})",
                "nim({5..2 random 1..3})",
                "nim({3 random distinct 1..2})",
                "nim({random 9..1})"
            })
    void braceThatDrawNothingAreRefused(String game) {
        assertThatThrownBy(() -> GameTemplate.of(game)).isInstanceOf(BadInputException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hackerrank", "{a}"})
    void layoutsThatAreNoneAreRefused(String layout) {
        assertThatThrownBy(() -> InputLayout.of(layout)).isInstanceOf(BadInputException.class);
    }
}

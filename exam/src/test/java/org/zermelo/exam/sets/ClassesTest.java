package org.zermelo.exam.sets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;

class ClassesTest {

    /** One heap, +1 or *2 until the target is reached: the official demonstration task of 2022 for 29. */
    private static Rules<Long, String> growing(long target) {
        return Games.of(
                1L, x -> x >= target ? List.of() : List.of("+1", "*2"), (x, m) -> m.equals("+1") ? x + 1 : x * 2);
    }

    private static List<Long> members(Rules<Long, String> rules, String set, long from, long to) {
        Classes<Long, String> classes = Classes.of(rules);
        return LongStream.rangeClosed(from, to)
                .filter(s -> classes.in(StartSet.parse(set), s))
                .boxed()
                .toList();
    }

    @Test
    void theDemonstrationTaskOf2022() {
        assertThat(members(growing(29), "L1", 1, 28)).containsExactly(14L);
        assertThat(members(growing(29), "W2", 1, 28)).containsExactly(7L, 13L);
        assertThat(members(growing(29), "L2", 1, 28)).containsExactly(12L);
    }

    @Test
    void setsAreJoinedFromLeftToRight() {
        List<Long> unlucky = members(growing(29), "U", 1, 28);
        List<Long> forced = members(growing(29), "L1", 1, 28);
        assertThat(unlucky).containsAll(forced);
        assertThat(members(growing(29), "U - L1", 1, 28))
                .containsExactlyElementsOf(
                        unlucky.stream().filter(s -> !forced.contains(s)).toList());
        assertThat(members(growing(29), "W1|L1", 1, 28))
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(14, 28).boxed().toList());
    }

    @Test
    void everyStartIsWonOrLostSooner() {
        Classes<Long, String> classes = Classes.of(growing(200));
        for (long s = 1; s < 200; s++) {
            long start = s;
            long sets = LongStream.rangeClosed(1, 200)
                    .filter(n -> classes.in(new StartSet.Won((int) n), start)
                            || classes.in(new StartSet.Lost((int) n), start))
                    .count();
            assertThat(sets).isEqualTo(1);
            boolean won = classes.in(new StartSet.WonAtAll(), start);
            assertThat(classes.in(new StartSet.LostAtAll(), start)).isEqualTo(!won);
            assertThat(classes.fate(start, 400).kind()).isEqualTo(won ? Fate.Kind.WIN : Fate.Kind.LOSS);
        }
    }

    @Test
    void anOvershootCountsAsTheOpponentsMove() {
        LongUnaryOperator triple = x -> x * 3;
        Rules<Long, String> rules = Games.of(
                1L,
                x -> x >= 65 ? List.of() : List.of("+1", "*3"),
                (x, m) -> m.equals("+1") ? x + 1 : triple.applyAsLong(x),
                x -> x > 100 ? Ending.OVERSHOT : Ending.LAST_MOVER_WINS);
        assertThat(members(rules, "U", 1, 64)).startsWith(8L);
        assertThat(members(rules, "W2", 1, 64)).containsExactly(21L, 62L);
        assertThat(members(rules, "L2", 1, 64)).containsExactly(61L);
    }

    @Test
    void cyclesAndTiesBelongToNobody() {
        List<List<Integer>> steps = List.of(List.of(1), List.of(0, 2), List.of(3), List.of(), List.of(3));
        Rules<Integer, Integer> ring = Games.of(0, steps::get, (from, to) -> to);
        Classes<Integer, Integer> classes = Classes.of(ring);
        assertThat(classes.in(StartSet.parse("Wany|Lany"), 0)).isFalse();
        assertThat(classes.in(StartSet.parse("W1"), 2)).isTrue();
        assertThat(classes.in(StartSet.parse("W1|L1|U"), 3)).as("ended").isFalse();
        assertThat(classes.in(StartSet.parse("coop3"), 1)).isFalse();
        assertThat(classes.in(StartSet.parse("U"), 1)).isTrue();
        Rules<Integer, Integer> tied = Games.of(0, p -> p == 0 ? List.of(1) : List.of(), (p, m) -> m, p -> Ending.TIE);
        assertThat(Classes.of(tied).in(StartSet.parse("W1|L1|U|Wany|Lany|coop1"), 0))
                .isFalse();
    }

    @Test
    void coopCountsPliesOfBoth() {
        // From 3 with target 31: +5, *2 and *2 again would be 32 by the third move.
        Rules<Long, String> rules = Games.of(
                1L,
                x -> x >= 31 ? List.of() : List.of("+1", "+5", "*2"),
                (x, m) -> m.equals("*2") ? x * 2 : x + Long.parseLong(m.substring(1)));
        assertThat(members(rules, "coop3", 1, 30)).startsWith(3L);
    }

    /** Three moves for each of forty plies make more plays than can be walked through. */
    @Test
    void coopOfManyPliesTakesEachPositionOnceForAPly() {
        Rules<Long, String> rules =
                Games.of(1L, x -> x >= 100 ? List.of() : List.of("1", "2", "3"), (x, m) -> x + Long.parseLong(m));
        for (int plies : new int[] {1, 2, 22, 40, 1000}) {
            List<Long> expected = LongStream.rangeClosed(1, 99)
                    .filter(x -> x + plies - 1 <= 99 && x + 3L * plies >= 100)
                    .boxed()
                    .toList();
            assertThat(members(rules, "coop" + plies, 1, 99)).isEqualTo(expected);
        }
    }

    @Test
    void badNamesOfSetsAreRefusedInOneSentence() {
        for (String bad :
                List.of("", "W", "L0", "X2", "W2&", "&", "W2,L1", "W501", "W999999999", "coop", "coop1001", "Wany2")) {
            assertThatThrownBy(() -> StartSet.parse(bad)).as(bad).isInstanceOf(BadInputException.class);
        }
        assertThat(StartSet.parse("w2 & u - L1 | Lany").toString()).isEqualTo("W2&U-L1|Lany");
    }

    @Test
    void asksWriteWhatIsAsked() {
        List<Long> values = List.of(3L, 5L, 5L, 9L);
        assertThat(Selection.parse("all").of(values)).containsExactly(3L, 5L, 9L);
        assertThat(Selection.parse("only").of(values)).containsExactly(3L, 5L, 9L);
        assertThat(Selection.parse("min").of(values)).containsExactly(3L);
        assertThat(Selection.parse("max").of(values)).containsExactly(9L);
        assertThat(Selection.parse("min2").of(values)).containsExactly(3L, 5L);
        assertThat(Selection.parse("max2").of(values)).containsExactly(5L, 9L);
        assertThat(Selection.parse("minmax").of(values)).containsExactly(3L, 9L);
        assertThat(Selection.parse("min3").of(values)).containsExactly(3L, 5L, 9L);
        assertThat(Selection.parse("max3").of(List.of(1L, 3L, 5L, 9L))).containsExactly(3L, 5L, 9L);
        assertThat(Selection.parse("sum").of(values)).containsExactly(17L);
        assertThat(Selection.parse("sum").of(List.of())).containsExactly(0L);
        assertThatThrownBy(() -> Selection.parse("sum").of(List.of(Long.MAX_VALUE, Long.MAX_VALUE - 1)))
                .isInstanceOf(RefusedException.class);
        assertThat(Selection.parse("count").of(values)).containsExactly(4L);
        assertThat(Selection.parse("min + count").of(values)).containsExactly(3L, 4L);
        assertThat(Selection.parse("count").of(List.of())).containsExactly(0L);
        assertThat(Selection.parse("min2").of(List.of())).isEmpty();
        assertThat(Selection.parse("minmax-sum").of(values)).containsExactly(12L);
        assertThat(Selection.parse("minmax-difference").of(values)).containsExactly(6L);
        assertThat(Selection.parse("minmax-product").of(values)).containsExactly(27L);
        assertThat(Selection.parse("min2-sum").of(values)).containsExactly(8L);
        assertThat(Selection.parse("max2-sum").of(values)).containsExactly(14L);
        assertThat(Selection.parse("min2-sum").of(List.of(4L)))
                .as("two are wanted, and there is one")
                .isEmpty();
        assertThat(Selection.parse("all-descending").of(values)).containsExactly(9L, 5L, 3L);
        assertThat(Selection.parse("min2-descending").of(values)).containsExactly(5L, 3L);
        assertThat(Selection.parse("maxmin").of(values)).containsExactly(9L, 3L);
        assertThatThrownBy(() -> Selection.parse("minmax-product").of(List.of(2L, Long.MAX_VALUE)))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> Selection.parse("most")).isInstanceOf(BadInputException.class);
    }
}

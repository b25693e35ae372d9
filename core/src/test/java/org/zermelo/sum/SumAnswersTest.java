package org.zermelo.sum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.MoveWorth;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Reason;
import org.zermelo.value.SomeNimber;
import org.zermelo.value.Value;
import org.zermelo.value.Values;
import org.zermelo.value.Worth;

/** What an answer by nimbers says beside the nimber: moves and their order, the line, the reason, costs, and where it stops. */
class SumAnswersTest {

    private static final SpragueGrundy METHOD = new SpragueGrundy();

    private static final Supplier<Nimbers<Integer, Integer>> AT_ONCE = () -> position -> position;

    /** A heap of which any number may be taken: its nimber is its size. */
    record Heap(int size) implements Counted<Integer, Integer> {
        @Override
        public Integer start() {
            return size;
        }

        @Override
        public List<Integer> moves(Integer position) {
            return IntStream.range(0, position).boxed().toList();
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return move;
        }

        @Override
        public Ending ending(Integer position) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.IMPARTIAL, Trait.ACYCLIC);
        }

        @Override
        public double positions() {
            return size + 1.0;
        }

        @Override
        public long bytesAPosition() {
            return 16;
        }

        @Override
        public Optional<Rules<Integer, Integer>> smaller() {
            return Optional.empty();
        }
    }

    /** A row of steps down, one after the other. */
    record Stairs(int steps, long bytesAPosition) implements Counted<Integer, Integer> {
        @Override
        public Integer start() {
            return steps;
        }

        @Override
        public List<Integer> moves(Integer position) {
            return position == 0 ? List.of() : List.of(position - 1);
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return move;
        }

        @Override
        public Ending ending(Integer position) {
            return Ending.LAST_MOVER_WINS;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.IMPARTIAL);
        }

        @Override
        public double positions() {
            return steps + 1.0;
        }

        @Override
        public Optional<Rules<Integer, Integer>> smaller() {
            return Optional.empty();
        }

        @Override
        public Optional<Note> endless() {
            return steps < 0 ? Optional.of(Note.of("stairs.endless")) : Optional.empty();
        }
    }

    /** A heap that brings a kernel, at a cost. */
    private record Known(int size, double steps, long bytes, Supplier<Nimbers<Integer, Integer>> kernels)
            implements NimberGame<Integer, Integer> {
        @Override
        public Integer start() {
            return size;
        }

        @Override
        public List<Integer> moves(Integer position) {
            return new Heap(position).moves(position);
        }

        @Override
        public Integer play(Integer position, Integer move) {
            return move;
        }

        @Override
        public Set<Trait> traits() {
            return Set.of(Trait.IMPARTIAL, Trait.ACYCLIC);
        }

        Known(int size, double steps, long bytes) {
            this(size, steps, bytes, AT_ONCE);
        }

        @Override
        public String kernel() {
            return "heap-size";
        }

        @Override
        public Cost kernelCost() {
            return new Cost("O(1)", steps, bytes);
        }

        @Override
        public Nimbers<Integer, Integer> nimbers(Budget budget, Watch watch) {
            return kernels.get();
        }
    }

    private static Sum heaps(int... sizes) {
        return Sum.of(IntStream.of(sizes).mapToObj(Heap::new).toList());
    }

    private static <P, M> Answer<M> solve(Rules<P, M> rules, Value value) {
        return METHOD.solve(Question.of(rules, value), Watch.NONE);
    }

    @Test
    void movesStandByTheirNimbers() {
        List<Long> after = solve(heaps(4, 2), Values.nimber()).moves().stream()
                .map(move -> ((Nimber) move.worth()).nimber())
                .toList();
        assertThat(after).containsExactly(0L, 1L, 2L, 3L, 4L, 5L);
        Answer<SumMove> winner = solve(heaps(4, 2), Values.winner());
        assertThat(winner.moves().stream().map(MoveWorth::best))
                .containsExactly(true, false, false, false, false, false);
        assertThat(winner.moves().get(0).move()).hasToString("[1] 2");
        assertThat(solve(heaps(3, 3), Values.winner()).moves()).hasSize(6).allMatch(MoveWorth::best);
    }

    /** A thousand moves are listed each; of more, only those that win. */
    @Test
    void ofManyMovesTheWinningAreListed() {
        assertThat(solve(heaps(600, 400), Values.nimber()).moves()).hasSize(1000);
        assertThat(solve(heaps(600, 401), Values.nimber()).moves())
                .containsExactly(new MoveWorth<>(new SumMove(1, 401), new Nimber(0), true));
        assertThat(solve(heaps(600, 600), Values.nimber()).moves()).isEmpty();
        int[] ones = new int[1101];
        Arrays.fill(ones, 1);
        assertThat(solve(heaps(ones), Values.nimber()).moves()).hasSize(1000);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 399})
    void aLineOfOneMoveAHeap(int heaps) {
        Rules<?, ?> rules = Sum.of(Collections.nCopies(heaps, new Heap(1)));
        assertThat(solve(rules, Values.nimber()).line()).hasSize(heaps);
        assertThat(solve(rules, Values.winner()).line()).hasSize(heaps);
    }

    @Test
    void aLineThatIsTooLongOrTooWideIsLeftOut() {
        assertThat(solve(Sum.of(Collections.nCopies(401, new Heap(1))), Values.nimber())
                        .line())
                .isEmpty();
        assertThat(solve(new Stairs(399, 8), Values.nimber()).line()).hasSize(399);
        assertThat(solve(new Stairs(400, 8), Values.nimber()).line()).isEmpty();
        assertThat(solve(new Known(20_000, 1, 1), Values.nimber()).line()).hasSize(1);
        assertThat(solve(new Known(20_001, 1, 1), Values.nimber()).line()).isEmpty();
    }

    @Test
    void aReasonFitsWhatIsAskedAndKnown() {
        assertThat(solve(new Heap(3), Values.nimber()).reason())
                .contains(new Reason.Mex(new TreeSet<>(List.of(0L, 1L, 2L)), 3));
        assertThat(solve(new Heap(3), Values.winner()).reason())
                .contains(new Reason.Witness(0, Outcome.of(Outcome.Result.LOSS)));
        assertThat(solve(new Heap(0), Values.nimber()).reason()).contains(new Reason.Ended(Ending.LAST_MOVER_WINS));
        assertThat(solve(new Stairs(2, 8), Values.winner()).reason()).isEmpty();
        assertThat(solve(new Known(1000, 1, 1), Values.nimber()).reason().orElseThrow())
                .isInstanceOf(Reason.Mex.class);
        assertThat(solve(new Known(1001, 1, 1), Values.nimber()).reason())
                .contains(BinarySum.of(new long[] {1001}, i -> new Known(1001, 1, 1).toString()));
        assertThat(solve(new Known(1001, 1, 1), Values.winner()).reason().orElseThrow())
                .isInstanceOf(Reason.Witness.class);
        assertThat(solve(heaps(5, 3), Values.nimber()).reason())
                .contains(BinarySum.of(new long[] {5, 3}, i -> new Heap(i == 0 ? 5 : 3).toString()));
    }

    @Test
    void theSumWithoutCarryListsItsReplies() {
        BinarySum sum = BinarySum.of(new long[] {5, 3, 9, 8}, i -> "heap " + i);
        assertThat(sum)
                .isEqualTo(new BinarySum(
                        List.of(
                                new BinarySum.Row(1, "heap 0", 5),
                                new BinarySum.Row(2, "heap 1", 3),
                                new BinarySum.Row(3, "heap 2", 9),
                                new BinarySum.Row(4, "heap 3", 8)),
                        4,
                        7,
                        2,
                        List.of(new BinarySum.Leave(1, 5, 2))));
        assertThat(sum.kind()).isEqualTo("binary-sum");
        assertThat(sum.facts()).containsEntry("xor", 7L).containsEntry("highestBit", 2);
        assertThat(sum.rows().get(1).facts()).containsEntry("component", 2).containsEntry("nimber", 3L);
        assertThat(sum.replies().get(0).facts()).containsEntry("from", 5L).containsEntry("to", 2L);
        assertThat(BinarySum.of(new long[] {6, 6}, i -> "").highestBit()).isEqualTo(-1);
        long[] many = new long[1001];
        Arrays.fill(many, 1);
        BinarySum listed = BinarySum.of(many, i -> "");
        assertThat(listed.rows()).hasSize(1000);
        assertThat(listed.replies()).hasSize(1000);
        assertThat(listed.components()).isEqualTo(1001);
    }

    @Test
    void aSumKnowsWhatItsComponentsDo() {
        Sum sum = Sum.of(List.of(new Heap(3), new Stairs(4, 8)));
        assertThat(sum.positions()).isEqualTo(20);
        assertThat(sum.bytesAPosition()).isEqualTo(Counted.USUAL_BYTES + 24);
        assertThat(sum.traits()).containsExactly(Trait.IMPARTIAL);
        assertThat(heaps(1, 2).traits()).containsExactlyInAnyOrder(Trait.IMPARTIAL, Trait.ACYCLIC);
        assertThat(sum.endless()).isEmpty();
        assertThat(Sum.of(List.of(new Heap(1), new Stairs(-1, 8))).endless()).contains(Note.of("stairs.endless"));
        Sum later = sum.from(List.of(2, 4));
        assertThat(later.terms().get(0).start()).isEqualTo(2);
        assertThat(later.terms().get(1)).isSameAs(later.components().get(1));
        assertThat(sum.tellsStart()).isEqualTo(Games.tellsStart(new Heap(3)));
        assertThat(later.tellsStart()).isEqualTo(later.terms().stream().allMatch(Games::tellsStart));
    }

    /** The same component is worked out once; memory is that of the largest, and unknown where one is. */
    @Test
    void aSumCostsItsDifferentComponents() {
        Known small = new Known(2, 10, 100);
        Known large = new Known(3, 40, 300);
        Known untold = new Known(4, 5, -1);
        assertThat(cost(Sum.of(List.of(small, large, small)), Values.nimber(), 1 << 20))
                .isEqualTo(new Cost("O(sum of the components)", 50, 300));
        assertThat(cost(Sum.of(List.of(small, untold, large)), Values.nimber(), 1 << 20))
                .isEqualTo(new Cost("O(sum of the components)", 55, -1));
        assertThat(cost(Sum.of(List.of(small, untold, large)), Values.nimber(), 299)
                        .bytes())
                .isEqualTo(300);
        assertThat(cost(large, Values.winner(), 1 << 20)).isEqualTo(large.kernelCost());
        assertThat(cost(large, Values.outcome(), 1 << 20).steps()).isEqualTo(1e13 + 40);
        assertThat(METHOD.fit(Question.of(small, Values.misere()))).isInstanceOf(Fit.No.class);
        assertThat(METHOD.fit(Question.of(small, Values.margin()))).isInstanceOf(Fit.No.class);
    }

    /** A search whose positions are known to be too many says how many bytes they take at least. */
    @Test
    void aSearchTooLargeForItsMemoryTellsItsBytes() {
        Heap heap = new Heap(99);
        assertThat(cost(heap, Values.nimber(), 100 * 72).bytes()).isEqualTo(-1);
        assertThat(cost(heap, Values.nimber(), 100 * 72 - 1).bytes()).isEqualTo(100 * 72);
    }

    private static Cost cost(Rules<?, ?> rules, Value value, long bytes) {
        Question<?, ?> question = Question.of(rules, value).within(new Budget(bytes, 1));
        return ((Fit.Yes) METHOD.fit(question)).cost();
    }

    /** A kernel that answers questions, entered four positions for the start, and knows what it was asked for. */
    private static final class Asked implements Nimbers<Integer, Integer> {
        private final Set<Integer> known = new HashSet<>();

        @Override
        public long nimber(Integer position) {
            known.add(position);
            return position;
        }

        @Override
        public boolean is(Integer position, long nimber) {
            return position == nimber;
        }

        @Override
        public boolean knows(Integer position) {
            return known.contains(position);
        }

        @Override
        public long counted() {
            return 4;
        }
    }

    /** Where the start took more positions than are few, other nimbers than 0 are sought only when all worths are asked. */
    @Test
    void worthsThatAreDearAreLeftOut() {
        Question<Integer, Integer> all = Question.of(new Known(2, 1, 1, Asked::new), Values.nimber());
        Question<Integer, Integer> brief = all.only(Part.MOVES, Part.REASON);
        Worth zero = new Nimber(0);
        for (Answer<Integer> exact :
                List.of(new SpragueGrundy(4).solve(brief, Watch.NONE), new SpragueGrundy(3).solve(all, Watch.NONE))) {
            assertThat(exact.moves().stream().map(MoveWorth::worth)).containsExactly(zero, new Nimber(1));
            assertThat(exact.reason().orElseThrow()).isInstanceOf(Reason.Mex.class);
        }
        Answer<Integer> dear = new SpragueGrundy(3).solve(brief, Watch.NONE);
        assertThat(dear.moves().stream().map(MoveWorth::worth)).containsExactly(zero, new SomeNimber());
        assertThat(dear.reason()).contains(new Reason.Witness(0, zero));
    }
}

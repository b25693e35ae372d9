package org.zermelo.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Rules;
import org.zermelo.solve.Budget;
import org.zermelo.solve.NimberGame;
import org.zermelo.solve.Nimbers;
import org.zermelo.solve.Watch;
import org.zermelo.sum.Plain;
import org.zermelo.value.Convention;

/** Every formula against the definition on all positions of a small world. */
class ClosedFormTest {

    private static <P, M> void checkNormal(ClosedForm<P, M> game, List<P> world) {
        Plain<P, M> plain = new Plain<>(game);
        for (P position : world) {
            assertThat(!game.isPrevious(position, Convention.NORMAL))
                    .as("%s at %s", game, position)
                    .isEqualTo(plain.wins(position));
            checkMoves(game, position, Convention.NORMAL);
        }
    }

    private static <P, M> void checkMisere(ClosedForm<P, M> game, List<P> world) {
        Plain<P, M> plain = new Plain<>(game);
        for (P position : world) {
            assertThat(!game.isPrevious(position, Convention.MISERE))
                    .as("misere %s at %s", game, position)
                    .isEqualTo(plain.winsMisere(position));
            checkMoves(game, position, Convention.MISERE);
        }
    }

    /** The moves found by arithmetic are those that trying all moves finds. */
    private static <P, M> void checkMoves(ClosedForm<P, M> game, P position, Convention convention) {
        List<P> tried = game.moves(position).stream()
                .map(move -> game.play(position, move))
                .filter(next -> game.isPrevious(next, convention))
                .toList();
        List<P> found = game.winningMoves(position, convention, Integer.MAX_VALUE).stream()
                .map(move -> game.play(position, move))
                .toList();
        assertThat(found).as("%s at %s", game, position).containsExactlyInAnyOrderElementsOf(tried);
        assertThat(game.moveCount(position)).isEqualTo(game.moves(position).size());
    }

    private static <P, M, G extends NimberGame<P, M>> void checkNimbers(G game, List<P> world) {
        Plain<P, M> plain = new Plain<>(game);
        Nimbers<P, M> nimbers = game.nimbers(new Budget(1 << 30, 1), Watch.NONE);
        for (P position : world) {
            long nimber = nimbers.nimber(position);
            assertThat(nimber).as("%s at %s", game, position).isEqualTo(plain.nimber(position));
            assertThat(nimbers.moveCount(game, position))
                    .isEqualTo(game.moves(position).size());
            for (long wanted = 0; wanted <= nimber + 2; wanted++) {
                long w = wanted;
                assertThat(nimbers.movesTo(game, position, wanted, 1000).stream()
                                .map(move -> game.play(position, move))
                                .toList())
                        .as("%s at %s to %s", game, position, wanted)
                        .containsExactlyInAnyOrderElementsOf(game.moves(position).stream()
                                .map(move -> game.play(position, move))
                                .filter(next -> plain.nimber(next) == w)
                                .toList());
            }
        }
    }

    private static List<NimPosition> heaps(int heaps, int most) {
        List<NimPosition> world = new ArrayList<>();
        int count = (int) Math.pow(most + 1, heaps);
        for (int code = 0; code < count; code++) {
            long[] sizes = new long[heaps];
            for (int i = 0, rest = code; i < heaps; i++, rest /= most + 1) {
                sizes[i] = rest % (most + 1);
            }
            world.add(NimPosition.of(sizes));
        }
        return world;
    }

    private static List<Pair> pairs(int low, int most) {
        List<Pair> world = new ArrayList<>();
        for (int a = low; a <= most; a++) {
            for (int b = low; b <= most; b++) {
                world.add(new Pair(a, b));
            }
        }
        return world;
    }

    @Test
    void nim() {
        checkNormal(Nim.of(), heaps(3, 6));
        checkMisere(Nim.of(), heaps(3, 6));
        checkNimbers(Nim.of(), heaps(3, 5));
    }

    @Test
    void moore() {
        for (int k = 1; k <= 3; k++) {
            checkNormal(new Moore(k, NimPosition.of()), heaps(4, 3));
        }
        checkNormal(new Moore(2, NimPosition.of()), heaps(3, 6));
    }

    @Test
    void mooreBuildsAWinningMoveOfLargeHeaps() {
        for (long seed = 1; seed <= 200; seed++) {
            Random random = new Random(seed);
            long[] heaps = random.longs(7, 0, 1L << 40).toArray();
            Moore game = new Moore(1 + (int) (seed % 4), NimPosition.of(heaps));
            List<MooreMove> moves = game.winningMoves(game.start(), Convention.NORMAL, 5);
            assertThat(moves).isNotEmpty();
            NimPosition to = moves.get(0).to();
            int changed = 0;
            for (int i = 0; i < heaps.length; i++) {
                assertThat(to.heap(i)).isBetween(0L, heaps[i]);
                changed += to.heap(i) < heaps[i] ? 1 : 0;
            }
            assertThat(changed).isBetween(1, 1 + (int) (seed % 4));
            assertThat(game.isPrevious(to, Convention.NORMAL)).isTrue();
        }
    }

    @Test
    void wythoff() {
        checkNormal(new Wythoff(0, 0), pairs(0, 40));
        checkMisere(new Wythoff(0, 0), pairs(0, 40));
        checkNimbers(new Wythoff(25, 25), pairs(0, 25));
    }

    /** Row 10 of the table in CGSuite's tests. */
    @Test
    void wythoffRowTen() {
        Nimbers<Pair, PairMove> nimbers = new Wythoff(10, 20).nimbers(new Budget(1 << 20, 1), Watch.NONE);
        long[] row = new long[21];
        for (int j = 0; j <= 20; j++) {
            row[j] = nimbers.nimber(new Pair(10, j));
        }
        assertThat(row).containsExactly(10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 18, 7, 6, 2, 3, 1, 4, 5, 23, 28);
    }

    @Test
    void wythoffFarOut() {
        Wythoff game = new Wythoff(1_000_000_000_000_000L, 1_234_567_890_123_456L);
        List<PairMove> moves = game.winningMoves(game.start(), Convention.NORMAL, 10);
        assertThat(moves).isNotEmpty().allSatisfy(move -> {
            Pair to = game.play(game.start(), move);
            assertThat(GoldenRatio.times(to.large() - to.small())).isEqualTo(to.small());
        });
    }

    @Test
    void euclid() {
        checkNormal(Euclid.toZero(1, 1), pairs(1, 60));
        checkNormal(Euclid.positive(1, 1), pairs(1, 60));
        checkNimbers((NimberGame<Pair, PairMove>) Euclid.positive(1, 1), pairs(1, 60));
    }

    @Test
    void fibonacci() {
        List<FibonacciNim.Heap> world = new ArrayList<>();
        for (int n = 0; n <= 90; n++) {
            for (int most = 0; most <= n; most++) {
                world.add(new FibonacciNim.Heap(n, most));
            }
        }
        checkNormal(new FibonacciNim(1), world);
    }

    @Test
    void staircaseAndStrip() {
        checkNimbers(new Staircase(NimPosition.of()), heaps(4, 3));
        List<NimPosition> strips = new ArrayList<>();
        for (int set = 0; set < 1 << 10; set++) {
            strips.add(NimPosition.of(
                    BitSet.valueOf(new long[] {set}).stream().asLongStream().toArray()));
        }
        checkNimbers(new SilverDollar(NimPosition.of()), strips);
    }

    /** Northcott's plays may be endless, so the yardstick is a fixed point: a position is decided when its options are. */
    @Test
    void northcott() {
        int length = 4;
        List<Northcott.Board> world = new ArrayList<>();
        List<Northcott.NorthcottRow> rows = new ArrayList<>();
        for (int a = 1; a <= length; a++) {
            for (int b = 1; b <= length; b++) {
                if (a != b) {
                    rows.add(new Northcott.NorthcottRow(a, b));
                }
            }
        }
        rows.forEach(r -> rows.forEach(s -> world.add(new Northcott.Board(List.of(r, s), length))));
        Northcott game = new Northcott(world.get(0));
        Map<Northcott.Board, Boolean> wins = new HashMap<>();
        for (boolean grown = true; grown; ) {
            grown = false;
            for (Northcott.Board board : world) {
                if (wins.containsKey(board)) {
                    continue;
                }
                List<Boolean> next = new ArrayList<>();
                game.moves(board).forEach(move -> next.add(wins.get(game.play(board, move))));
                if (next.contains(false)) {
                    wins.put(board, true);
                    grown = true;
                } else if (!next.contains(null)) {
                    wins.put(board, false);
                    grown = true;
                }
            }
        }
        for (Northcott.Board board : world) {
            assertThat(wins.get(board)).as("%s", board).isEqualTo(!game.isPrevious(board, Convention.NORMAL));
        }
    }

    @Test
    void badInput() {
        assertThatThrownBy(() -> Nim.of(3, -1))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("-1");
        assertThatThrownBy(() -> new Moore(0, NimPosition.of(1))).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new Wythoff(-1, 2)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Euclid.positive(0, 3)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Euclid.toZero(0, 0)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new FibonacciNim(-1)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> new SilverDollar(NimPosition.of(3, 3))).isInstanceOf(BadInputException.class);
        Rules<?, ?> rules = Nim.of(Long.MAX_VALUE, Long.MAX_VALUE);
        assertThatThrownBy(() -> ((Nim) rules).moves(((Nim) rules).start()))
                .asString()
                .contains("too-many-moves");
    }

    private static <P, M> void checkCount(Counted<P, M> game) {
        Set<P> seen = new HashSet<>(Set.of(game.start()));
        Deque<P> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            P position = open.remove();
            game.moves(position).stream()
                    .map(move -> game.play(position, move))
                    .filter(seen::add)
                    .forEach(open::add);
        }
        assertThat(game.positions()).as("%s", game).isBetween(1.0, (double) seen.size());
    }

    /** What a game says of its number of positions is never more than there are. */
    @Test
    void positionsAreAtLeastSoMany() {
        for (long a = 0; a <= 6; a++) {
            for (long b = 0; b <= 6; b++) {
                checkCount(Nim.of(a, b, 3));
                checkCount(new Moore(2, NimPosition.of(a, b, 2)));
                checkCount(new Staircase(NimPosition.of(a, b, 2)));
                checkCount(new SilverDollar(NimPosition.of(a, a + b + 1, a + b + 4)));
                checkCount(new FibonacciNim(new FibonacciNim.Heap(a * 5, b)));
            }
        }
        for (int n = 0; n <= 60; n++) {
            checkCount(new FibonacciNim(n));
        }
        for (int length = 2; length <= 6; length++) {
            for (int own = 1; own < length; own++) {
                List<Northcott.NorthcottRow> rows = new ArrayList<>(List.of(new Northcott.NorthcottRow(own, length)));
                checkCount(new Northcott(new Northcott.Board(rows, length)));
                rows.add(new Northcott.NorthcottRow(length, own));
                checkCount(new Northcott(new Northcott.Board(rows, length)));
            }
        }
    }

    /** Proposals of smaller starts come to an end, each no larger than the one before. */
    @Test
    void smallerStartsEnd() {
        List<Counted<?, ?>> games = List.of(
                Nim.of(1_000_000_000_000L, 5),
                new Moore(2, NimPosition.of(1_000_000, 0, 3)),
                new Staircase(NimPosition.of(1_000_000, 1_000)),
                new SilverDollar(NimPosition.of(1, 1_000_000, 1_000_001)),
                new FibonacciNim(1_000_000_000_000_000L),
                new FibonacciNim(new FibonacciNim.Heap(1_000_000, 7)),
                new Northcott(new Northcott.Board(List.of(new Northcott.NorthcottRow(1, 1_000)), 1_000)));
        for (Counted<?, ?> game : games) {
            int proposals = 0;
            Optional<? extends Rules<?, ?>> next = Optional.of(game);
            double before = Double.MAX_VALUE;
            while (next.isPresent()) {
                Counted<?, ?> start = (Counted<?, ?>) next.get();
                assertThat(start.positions()).isLessThanOrEqualTo(before);
                before = start.positions();
                next = start.smaller();
                assertThat(++proposals).as("%s", game).isLessThan(1_000);
            }
            assertThat(before).as("%s", game).isLessThan(1_000);
        }
    }
}

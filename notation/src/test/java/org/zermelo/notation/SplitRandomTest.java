package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.Certificate;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.solve.Watch;

/** Seeded random rules that break heaps, each written as text and, beside it, as a list of what a heap may become. */
class SplitRandomTest {

    private static final int RULES = 150;
    private static final int HEAPS = 26;

    /** Whether heaps of these sizes, in the order in which they are named, may be left of a heap. */
    private interface Allowed {
        boolean left(int heap, int taken, int[] parts);
    }

    /** A random clause. */
    private record Clause(String text, int least, int most, Set<Integer> counts, Allowed allowed) {

        static Clause of(Random random) {
            int least = random.nextInt(4);
            int most = least == 0 ? 0 : least + random.nextInt(3);
            String take = most == 0 ? "" : least == most ? "take " + least : "take " + least + ".." + most;
            boolean maybe = most > 0 && random.nextInt(3) == 0;
            int count = 2 + random.nextInt(2);
            Set<Integer> counts = new TreeSet<>(Set.of(count));
            String split = maybe ? "maybe split" : "split";
            Allowed sizes = (heap, taken, parts) -> true;
            String guard = "";
            switch (random.nextInt(6)) {
                case 0 -> split += count == 2 && random.nextBoolean() ? "" : " into " + count;
                case 1 -> {
                    split += " into " + count + " unequal";
                    sizes = (heap, taken, p) -> Arrays.stream(p).distinct().count() == p.length;
                }
                case 2 -> {
                    split += " into " + count + " equal parts";
                    sizes = (heap, taken, p) -> Arrays.stream(p).distinct().count() == 1;
                }
                case 3 -> {
                    int apart = random.nextInt(4);
                    counts = new TreeSet<>(Set.of(2));
                    split += " into p + q";
                    guard = " if abs(p - q) >= " + apart;
                    sizes = (heap, taken, p) -> Math.abs(p[0] - p[1]) >= apart;
                }
                case 4 -> {
                    int rest = random.nextInt(3);
                    counts = new TreeSet<>(Set.of(2));
                    split += " into p and q";
                    guard = " if (p + 2*q) % 3 = " + rest;
                    sizes = (heap, taken, p) -> (p[0] + 2 * p[1]) % 3 == rest;
                }
                default -> {
                    split += " into 2..3";
                    counts = new TreeSet<>(Set.of(2, 3));
                }
            }
            if (maybe) {
                counts.add(1);
            }
            int bound = random.nextInt(9);
            Allowed inner = sizes;
            Allowed all = sizes;
            String word = guard.isEmpty() ? " if " : " and ";
            switch (random.nextInt(4)) {
                case 0 -> {
                    guard += word + "x > " + bound;
                    all = (heap, taken, p) -> heap > bound && inner.left(heap, taken, p);
                }
                case 1 -> {
                    guard += word + "x % 3 != " + bound % 3;
                    all = (heap, taken, p) -> heap % 3 != bound % 3 && inner.left(heap, taken, p);
                }
                case 2 -> {
                    guard += word + "x is odd";
                    all = (heap, taken, p) -> heap % 2 == 1 && inner.left(heap, taken, p);
                }
                default -> {
                    // no condition on the heap before the move
                }
            }
            return new Clause(take + (take.isEmpty() ? "" : " then ") + split + guard, least, most, counts, all);
        }

        /** Adds what a heap may become; what is left whole meets no condition on parts, only that on the heap. */
        void add(int heap, Set<List<Integer>> options) {
            for (int taken = least; taken <= Math.min(most, heap); taken++) {
                for (int count : counts) {
                    if (count > 1) {
                        compositions(heap, taken, new int[count], 0, heap - taken, options);
                    } else if (ofHeap(heap, taken)) {
                        options.add(heap == taken ? List.of() : List.of(heap - taken));
                    }
                }
            }
        }

        /** Whether the heap itself may be moved: some three sizes meet any condition on parts, so they show that on the heap. */
        private boolean ofHeap(int heap, int taken) {
            for (int p = 1; p <= 12; p++) {
                for (int q = 1; q <= 12; q++) {
                    if (allowed.left(heap, taken, new int[] {p, q})) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** All ways to leave the rest, in every order. */
        private void compositions(int heap, int taken, int[] parts, int at, int rest, Set<List<Integer>> options) {
            if (at == parts.length - 1) {
                parts[at] = rest;
                if (rest >= 1 && allowed.left(heap, taken, parts)) {
                    options.add(Arrays.stream(parts).sorted().boxed().toList());
                }
                return;
            }
            for (parts[at] = 1; parts[at] < rest; parts[at]++) {
                compositions(heap, taken, parts, at + 1, rest - parts[at], options);
            }
        }
    }

    @Test
    void movesAndNimbersAreThoseOfTheWrittenRules() {
        Random random = new Random(20261122);
        int proved = 0;
        for (int round = 0; round < RULES; round++) {
            List<Clause> clauses = new ArrayList<>();
            for (int i = random.nextInt(3); i >= 0; i--) {
                clauses.add(Clause.of(random));
            }
            String moves = clauses.stream().map(Clause::text).collect(Collectors.joining(", "));
            String text = "heaps(S; move " + moves + ")";
            HeapRules rules = HeapRulesText.parse(text);
            NimSequence sequence =
                    NimSequences.compute(rules, 240, new Settings(1 << 26, PairSearch.PLAIN, null, true), Watch.NONE);
            Map<Integer, Integer> nimbers = new HashMap<>();
            for (int heap = 0; heap < HEAPS; heap++) {
                Set<List<Integer>> options = new HashSet<>();
                for (Clause clause : clauses) {
                    clause.add(heap, options);
                }
                HeapGame game = (HeapGame) Notation.standard()
                        .parse("heaps(" + heap + "; " + moves + ")")
                        .rules();
                List<List<Integer>> found = game.moves(game.start()).stream()
                        .map(move -> move.to().stream().map(Long::intValue).toList())
                        .toList();
                assertThat(found).as("%s at %d", text, heap).containsExactlyInAnyOrderElementsOf(options);
                Set<Integer> seen = options.stream()
                        .map(left -> left.stream().map(nimbers::get).reduce(0, (a, b) -> a ^ b))
                        .collect(Collectors.toSet());
                int mex = 0;
                while (seen.contains(mex)) {
                    mex++;
                }
                nimbers.put(heap, mex);
                assertThat(sequence.value(heap)).as("%s at %d", text, heap).isEqualTo(mex);
            }
            if (sequence.proof().isPresent()) {
                proved++;
                NimSequence plain = NimSequences.compute(
                        HeapRules.of("plain", rules::takes),
                        300,
                        new Settings(1 << 26, PairSearch.PLAIN, null, false),
                        Watch.NONE);
                for (int heap = 0; heap < 300; heap++) {
                    assertThat(sequence.value(heap)).as("%s at %d", text, heap).isEqualTo(plain.value(heap));
                }
                assertThat(CertificateChecker.check(Certificate.of(sequence), HeapRulesText::declared, Watch.NONE)
                                .game())
                        .as(text)
                        .contains(sequence.rules().text());
            }
        }
        assertThat(proved).as("rules with a proved period").isGreaterThan(3);
    }
}

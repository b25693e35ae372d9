package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapCode;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.check.CertificateChecker;
import org.zermelo.heap.pairs.PairSearch;
import org.zermelo.heap.period.Certificate;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.heap.play.HeapMove;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.misere.QuotientMethod;
import org.zermelo.notation.text.NotationException;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.sum.SpragueGrundy;
import org.zermelo.value.Convention;
import org.zermelo.value.Nimber;
import org.zermelo.value.Values;

/** Rules that break heaps: as text, against codes, and against bare play with multisets of heaps. */
class SplitRulesTest {

    private static final int LARGEST = 11;

    private static HeapGame game(String text) {
        return (HeapGame) Notation.standard().parse(text).rules();
    }

    private static NimSequence sequence(HeapRules rules, int heaps) {
        return NimSequences.compute(rules, heaps, new Settings(1 << 26, PairSearch.PLAIN, null, true), Watch.NONE);
    }

    /** What a heap may become, each way in rising order. */
    private static Set<List<Long>> options(String moves, int heap) {
        HeapGame game = game("heaps(" + heap + "; " + moves + ")");
        List<HeapMove> found = game.moves(game.start());
        Set<List<Long>> options = found.stream().map(HeapMove::to).collect(Collectors.toSet());
        assertThat(options).as("no move twice: %s", game).hasSize(found.size());
        return options;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take 1..2 then maybe split | 0.77",
                "take 2 then maybe split | 0.07",
                "-2 then maybe split into 2 | 0.07",
                "take 1 if x = 1, take 2, take 3 then maybe split | 0.137",
                "split | 4.",
                "split into 2, take 1 or 2 | 4.33",
                "split into two heaps, take 1 then split if x > 9 or x <= 9 | 4.4",
                "take 1 then maybe split if x > 1 | 0.6",
                "take 1 then split into 3 | 0.8",
                "take 2 then split into 1..3 | 0.0E",
                "take 2 then split into 0 or 2 | 0.05",
                "split into 3 or 5, take 1 | (40).3",
                "split into 2 unequal | -",
                "split into p + q if p != q | -",
                "split into 2 equal, take 1 | -",
                "split if x is even | -",
                "split if x != 5, take 1 | -",
                "взять 1..2, затем можно разбить | 0.77",
                "взять 1 или 2 затем можно разбить на две части | 0.77",
                "разбить, взять 1 | 4.3",
                "take any, split | 4.[3]",
                "split, -k for k in 1..x | 4.[3]",
                "take k in 3..x, take 1 then split into 2..3 | 0.C0[3]",
                "take k in 2..x then split into 2, take 1..2 | 0.37[4]",
                "take any then maybe split | 0.[7]",
                "take any, split into 2 unequal | -",
                "take any, split if x is even | -",
                "take k in 1..x then split if k is odd | -"
            })
    void codesAreRecognised(String moves, String code) {
        HeapRules rules = HeapRulesText.parse("heaps(S; move " + moves + ")");
        assertThat(rules.asCode().map(HeapCode::text))
                .isEqualTo(Optional.of(code).filter(c -> !c.equals("-")));
    }

    /** Moves in text and the same by code: all positions of up to three heaps have the same moves. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take 1..2 then maybe split | octal(0.77, %s)",
                "take 2 then maybe split | octal(0.07, %s)",
                "split, take 1 | octal(4.3, %s)",
                "take any, split | code(4.[3], %s)",
                "take any then maybe split | code(0.[7], %s)",
                "split into 2 unequal | grundys-game(%s)",
                "split into a, b where a != b | grundys-game(%s)",
                "split into p and q if p < q | grundys-game(%s)",
                "разбить на 2 неравные кучи | grundys-game(%s)",
                "take 1 then split into 3, split into 3 | hexadecimal(8.8, %s)"
            })
    void theMovesOfKnownGames(String moves, String known) {
        for (int a = 0; a <= LARGEST; a++) {
            for (int b = 0; b <= Math.min(a, 4); b++) {
                HeapGame game = game("heaps(" + a + ", " + b + "; move " + moves + ")");
                HeapGame expected = game(known.formatted(a + ", " + b));
                assertThat(game.moves(game.start()))
                        .as("%s", game)
                        .containsExactlyInAnyOrderElementsOf(expected.moves(expected.start()));
            }
        }
    }

    /** Bare play: positions are lists of heaps in rising order, moves what a function lists for one heap. */
    private static final class Bare {
        private final IntFunction<Set<List<Long>>> options;
        private final Map<List<Long>, Integer> nimbers = new HashMap<>();
        private final Map<List<Long>, Boolean> misere = new HashMap<>();

        Bare(IntFunction<Set<List<Long>>> options) {
            this.options = options;
        }

        private Set<List<Long>> after(List<Long> position) {
            Set<List<Long>> after = new HashSet<>();
            for (long heap : new TreeSet<>(position)) {
                for (List<Long> left : options.apply((int) heap)) {
                    List<Long> next = new ArrayList<>(position);
                    next.remove(heap);
                    next.addAll(left);
                    next.sort(null);
                    after.add(next);
                }
            }
            return after;
        }

        int nimber(List<Long> position) {
            Integer known = nimbers.get(position);
            if (known == null) {
                Set<Integer> seen = new HashSet<>();
                after(position).forEach(next -> seen.add(nimber(next)));
                known = 0;
                while (seen.contains(known)) {
                    known++;
                }
                nimbers.put(position, known);
            }
            return known;
        }

        /** Whether the player to move wins when who cannot move wins. */
        boolean winsMisere(List<Long> position) {
            Boolean known = misere.get(position);
            if (known == null) {
                Set<List<Long>> after = after(position);
                known = after.isEmpty() || !after.stream().allMatch(this::winsMisere);
                misere.put(position, known);
            }
            return known;
        }
    }

    /** Every method, under normal and misère play, on all positions of two heaps. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..2 then maybe split",
                "take any, split",
                "split into 2 unequal",
                "split into 2 equal, take 1",
                "split into equal heaps, take 1",
                "take 1..2 then maybe split into unequal heaps",
                "split into p + q if p = 2*q or p - q = 1, take 2",
                "take 1 then split into 2..3 if x is odd, take 2",
                "split into p + q + r if p < q and q < r, take 1 if x < 3",
                "take k in 1..x then maybe split if k is even"
            })
    void allMethodsAgree(String moves) {
        Bare bare = new Bare(heap -> options("move " + moves, heap));
        for (int a = 0; a <= 7; a++) {
            for (int b = 0; b <= Math.min(a, 3); b++) {
                HeapGame game = game("heaps(" + a + ", " + b + "; move " + moves + ")");
                Question<HeapPosition, HeapMove> nimber = Question.of(game, Values.nimber());
                var expected = new MemoSearch().solve(nimber, Watch.NONE);
                var answer = new SpragueGrundy().solve(nimber, Watch.NONE);
                List<Long> position = game.start().heaps().stream().sorted().toList();
                assertThat(expected.worth()).isEqualTo(new Nimber(bare.nimber(position)));
                if (a + b <= 5) {
                    assertThat(new PlainSearch().solve(nimber, Watch.NONE).moves())
                            .containsExactlyInAnyOrderElementsOf(expected.moves());
                }
                assertThat(answer.worth()).as("%s", game).isEqualTo(expected.worth());
                assertThat(answer.moves()).as("%s", game).containsExactlyInAnyOrderElementsOf(expected.moves());
                Question<HeapPosition, HeapMove> last = Question.of(game, Values.misere());
                var searched = new MemoSearch().solve(last, Watch.NONE);
                var quotient = new QuotientMethod().solve(last, Watch.NONE);
                boolean wins = bare.winsMisere(position);
                assertThat(searched.worth().sign()).as("misere %s", game).isEqualTo(wins ? 1 : -1);
                assertThat(quotient.worth().sign()).as("misere %s", game).isEqualTo(wins ? 1 : -1);
            }
        }
    }

    /** The value and the moves do not change when the answer's own text is read. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(7, 4; split into p, q where p != q; take 1)",
                "кучи(9; разбить на 3 равные части, взять 1)",
                "heaps(S in 4..9; take 1 then maybe split; S = 6)",
                "heaps(6; split; stuck wins)",
                "heaps 6, 2\nmoves\n  split into two heaps if x > 3\n  take 1\nstuck wins",
                "misere heaps(3; split)"
            })
    void theTextIsReadBack(String text) {
        Game game = Notation.standard().parse(text);
        Game again = Notation.standard().parse(game.toString());
        assertThat(again.toString()).isEqualTo(game.toString());
        assertThat(again.convention()).isEqualTo(game.convention());
        HeapGame rules = (HeapGame) game.rules();
        HeapGame same = (HeapGame) again.rules();
        assertThat(same.moves(same.start())).isEqualTo(rules.moves(rules.start()));
        HeapPosition next = rules.play(rules.start(), rules.moves(rules.start()).get(0));
        if (!text.contains("S = 6")) {
            assertThat(game(rules.from(next).toString()).start()).isEqualTo(next);
        }
    }

    @Test
    void whoCannotMoveMayWin() {
        Game game = Notation.standard().parse("heaps(6; split; stuck wins)");
        assertThat(game.convention()).isEqualTo(Convention.MISERE);
        assertThat(game).hasToString("misere heaps(6; move split)");
        for (String text : List.of("misere heaps(6; split; stuck wins)", "heaps(6; split; stuck wins) + nim(3)")) {
            assertThatThrownBy(() -> Notation.standard().parse(text)).isInstanceOf(NotationException.class);
        }
    }

    /** Periods with proof, for the same moves of all heaps, from some heap on, by remainder, and for two unequal heaps. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 1..2 then maybe split",
                "take 2 then maybe split",
                "take 1 then maybe split if x > 5, take 2",
                "split if x is even, take 1",
                "take 1 then maybe split if x % 3 = 1, take 2",
                "take 3 then maybe split into 2 unequal, take 1",
                "take 1 then maybe split into 3",
                "take 1 then split into 3"
            })
    void provedPeriodsHold(String moves) {
        String text = "heaps(S; move " + moves + ")";
        NimSequence sequence = sequence(HeapRulesText.parse(text), 3_000);
        assertThat(sequence.proof()).as(text).isPresent();
        NimSequence plain = sequence(HeapRules.of("plain", HeapRulesText.parse(text)::takes), 400);
        for (int heap = 0; heap < 400; heap++) {
            assertThat(sequence.value(heap)).as("%s at %d", text, heap).isEqualTo(plain.value(heap));
        }
        assertThat(CertificateChecker.check(Certificate.of(sequence), HeapRulesText::declared, Watch.NONE)
                        .game())
                .as(text)
                .contains(sequence.rules().text());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "split into 1                        | 21 | rule.split-count",
                "split into 8                        | 21 | rule.split-count",
                "split into 3..2                     | 24 | rule.split-count",
                "split into 99999999999              | 21 | rule.split-count",
                "split into                          | 20 | rule.split-count",
                "split into p                        | 21 | rule.split-form",
                "split into parts                    | 21 | rule.split-form",
                "split into any number of heaps      | 21 | rule.split-form",
                "split into a + b + c + d + e        | 21 | rule.split-names",
                "split into p + p                    | 25 | rule.choice-twice",
                "split into x + y                    | 21 | rule.name-reserved",
                "split if sum > 3                    | 10 | rule.split-sees-one-heap",
                "split if a > 3                      | 10 | rule.split-sees-one-heap",
                "split, h1: -1                       | 17 | rule.split-sees-one-heap",
                "split, [-1]                         | 17 | rule.split-sees-one-heap",
                "split once                          | 10 | rule.split-once",
                "split gain 2                        | 10 | rule.split-gain",
                "split if x > 2 else take 1          | 16 | rule.split-else",
                "take 1 then spilt                   | 22 | notation.expected",
                "split into p + q if p > s           | 34 | rule.unknown-name",
                "split; end sum < 3                  | 17 | rule.split-beside",
                "split; limits 1..9                  | 17 | rule.split-beside",
                "split; result x > 1                 | 17 | rule.split-beside",
                "split; stuck draw                   | 17 | rule.split-stuck"
            })
    void whatHasNoMeaningIsRefusedAtItsPlace(String moves, int column, String key) {
        assertThatThrownBy(() -> Notation.standard().parse("heaps(7; " + moves + ")"))
                .isInstanceOfSatisfying(NotationException.class, e -> {
                    assertThat(e.note().key()).isEqualTo(key);
                    assertThat(e.column()).isEqualTo(column);
                });
    }

    /** Sizes that no engine reaches are refused before the start, or when the patience of a proof ends. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(1000000; split into p + q if p = 2*q) | heap.game.too-many-options",
                "heaps(10^15; take any, split) | heap.game.too-many-options",
                "heaps(7; +1 then split) | heap.rules.grows",
                "heaps(9; split into p + q if p / (q - 1) > 2) | rule.division-by-zero"
            })
    void whatCannotBeComputedIsRefused(String text, String key) {
        assertThatThrownBy(() -> new SpragueGrundy().solve(Question.of(game(text), Values.nimber()), Watch.NONE))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.note().key()).isEqualTo(key));
    }
}

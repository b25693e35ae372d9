package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.compile.ArraySweep;
import org.zermelo.compile.CompiledSweep;
import org.zermelo.game.Trait;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.plan.Planner;
import org.zermelo.rule.RuleGame;
import org.zermelo.solve.Fit;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Moves with several heaps at once, and players by name, against the definition on complete small worlds. */
class SeveralHeapsTest {

    private static RuleGame game(String text) {
        return (RuleGame) RuleText.game(Source.of(text));
    }

    /** The options of a position, each number from 1 to {@code most} (or the heap) taken from {@code least..greatest} of the heaps. */
    private static Set<List<Integer>> options(List<Integer> heaps, int least, int greatest, int most, boolean equally) {
        Set<List<Integer>> options = new HashSet<>();
        for (int set = 1; set < 1 << heaps.size(); set++) {
            int size = Integer.bitCount(set);
            if (size >= least && size <= greatest) {
                take(heaps, set, 0, most, equally, 0, new ArrayList<>(heaps), options);
            }
        }
        return options;
    }

    private static void take(
            List<Integer> heaps,
            int set,
            int at,
            int most,
            boolean equally,
            int same,
            List<Integer> left,
            Set<List<Integer>> options) {
        if (at == heaps.size()) {
            options.add(List.copyOf(left));
            return;
        }
        if ((set >> at & 1) == 0) {
            take(heaps, set, at + 1, most, equally, same, left, options);
            return;
        }
        for (int k = 1; k <= Math.min(most, heaps.get(at)); k++) {
            if (!equally || same == 0 || same == k) {
                left.set(at, heaps.get(at) - k);
                take(heaps, set, at + 1, most, equally, k, left, options);
                left.set(at, heaps.get(at));
            }
        }
    }

    private static int nimber(
            List<Integer> heaps,
            int least,
            int greatest,
            int most,
            boolean equally,
            Map<List<Integer>, Integer> known) {
        Integer before = known.get(heaps);
        if (before != null) {
            return before;
        }
        BitSet seen = new BitSet();
        options(heaps, least, greatest, most, equally)
                .forEach(option -> seen.set(nimber(option, least, greatest, most, equally, known)));
        known.put(heaps, seen.nextClearBit(0));
        return seen.nextClearBit(0);
    }

    @ParameterizedTest
    @CsvSource({
        "take 1 from any of the heaps, 1, 3, 1, false",
        "take 1 from 2 of the heaps, 2, 2, 1, false",
        "take any from 1..2 of the heaps, 1, 2, 9, false",
        "take 1..2 from all heaps, 3, 3, 2, false",
        "take any equally from any number of the heaps, 1, 3, 9, true",
        "take 1..3 from 2..3 of the heaps equally, 2, 3, 3, true",
        "take k in 1..2 from 1 of the heaps, 1, 1, 2, false",
    })
    void nimbersAreThoseOfTheDefinition(String move, int least, int greatest, int most, boolean equally) {
        Map<List<Integer>, Integer> known = new HashMap<>();
        for (int i = 0; i < 64; i += 3) {
            List<Integer> heaps = List.of(i & 3, i >> 2 & 3, i >> 4 & 3);
            String text = "heaps(" + heaps.toString().replaceAll("[\\[\\]]", "") + "; " + move + ")";
            long found = ((Nimber) Planner.standard()
                            .solve(game(text), Values.nimber())
                            .worth())
                    .nimber();
            assertThat(found).as(text).isEqualTo(nimber(heaps, least, greatest, most, equally, known));
            RuleGame game = game(text);
            Set<List<Integer>> options = new HashSet<>();
            game.moves(game.start())
                    .forEach(found1 -> options.add(
                            Arrays.stream(game.play(game.start(), found1).values())
                                    .mapToObj(v -> (int) v)
                                    .toList()));
            assertThat(options).as(text).isEqualTo(options(heaps, least, greatest, most, equally));
            assertThat(game(game.toString()).ruleset()).as("read back").isEqualTo(game.ruleset());
        }
    }

    /** Every heap for which the condition holds takes part, and no other one. */
    @Test
    void aConditionSaysWhichHeapsTakePart() {
        for (int i = 0; i < 64; i++) {
            List<Integer> heaps = List.of(i & 3, i >> 2 & 3, i >> 4 & 3);
            int even = (int) heaps.stream().filter(heap -> heap % 2 == 0).count();
            RuleGame game = game("heaps(" + heaps.toString().replaceAll("[\\[\\]]", "")
                    + "; take any from all heaps where x is even; take 1 from all heaps where x > 5)");
            Set<List<Integer>> options = new HashSet<>(options(heaps, even, even, 9, false));
            options.removeIf(option -> IntStream.range(0, 3)
                    .anyMatch(h -> heaps.get(h) % 2 != 0 && !option.get(h).equals(heaps.get(h))));
            Set<List<Integer>> found = new HashSet<>();
            game.moves(game.start())
                    .forEach(move -> found.add(
                            Arrays.stream(game.play(game.start(), move).values())
                                    .mapToObj(v -> (int) v)
                                    .toList()));
            assertThat(found).as("%s", game).isEqualTo(options);
            assertThat(game(game.toString()).ruleset()).as("read back").isEqualTo(game.ruleset());
        }
    }

    /** Whether the player to move wins; the winner of an empty table is named, or the last mover. */
    private static boolean wins(int x, int turn, int[] first, int[] second, int named) {
        if (x == 0 && named >= 0) {
            return named == turn;
        }
        for (int k : turn == 0 ? first : second) {
            if (k <= x && !wins(x - k, 1 - turn, first, second, named)) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @CsvSource({
        "first: take 1..3; second: take 1 or 4, 1 2 3, 1 4, -1",
        "'move first: -2, -3, second: -1', 2 3, 1, -1",
        "take 1..2; end x = 0: first wins, 1 2, 1 2, 0",
        "take 1 or 3; second wins if x = 0, 1 3, 1 3, 1",
        "take 1 or 3; end x = 0; winner second, 1 3, 1 3, 1",
        "first: take 2 or 5; second: take 1..3; first loses if x = 0, 2 5, 1 2 3, 1",
    })
    void playersByNameAreTheOnesWhoBeginAndFollow(String rules, String first, String second, int named) {
        for (int x = 0; x <= 14; x++) {
            String text = "heaps(" + x + "; " + rules + ")";
            RuleGame game = game(text);
            assertThat(game.traits()).doesNotContain(Trait.IMPARTIAL);
            assertThat(game(game.toString()).ruleset()).as("read back").isEqualTo(game.ruleset());
            boolean expected = wins(x, 0, numbers(first), numbers(second), named);
            var question = Question.of(game, Values.outcome());
            for (Method method : List.of(
                    new PlainSearch(), new MemoSearch(), new Retrograde(), new ArraySweep(), new CompiledSweep())) {
                if (method.fit(question) instanceof Fit.Yes) {
                    Outcome outcome =
                            (Outcome) method.solve(question, Watch.NONE).worth();
                    assertThat(outcome.result().name().equals("WIN"))
                            .as(text + " by " + method.name())
                            .isEqualTo(expected);
                }
            }
        }
    }

    private static int[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(5, 4; take 1 from 3 of the heaps)|rule.heaps-at-once",
                "heaps(5, 4; take 1 from 0..1 of the heaps)|rule.heaps-at-once",
                "heaps(5, 4; h1: -1 from all heaps)|rule.not-at-once",
                "heaps(5, 4; -other from all heaps)|rule.not-at-once",
                "heaps(5, 4; take any; a = 3)|rule.unknown-parameter",
                "heaps(5, 4; take any; a = -3)|rule.unknown-parameter",
                "heaps(5, 4; take any; a = 2*3)|rule.unknown-parameter",
                "heaps(5, 4; var turn = 1; first: take 1; second: take 2)|rule.name-taken",
                "heaps(5, 4; take 1 from 2 of the heaps where x > 0)|notation.unexpected",
            })
    void whatIsNotUnderstoodIsRefused(String text, String key) {
        assertThatThrownBy(() -> RuleText.ruleset(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.note().key()).isEqualTo(key));
    }

    @Test
    void aHeapOfThatNameKeepsIt() {
        RuleGame game = game("heaps(first = 3; move first: -1)");
        assertThat(game.ruleset().variables()).hasSize(1);
        assertThat(game.traits()).contains(Trait.IMPARTIAL);
    }

    /** Under a ban it must be plain which move repeats which. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(9; take 1 or 3, take 1; no repeat own)",
                "heaps(9; take 1..3; take k in 3..x; no repeat opponent)",
                "heaps(9; -1 if x > 4 else take 1..2; no repeat own)",
                "heaps(9; first: take 2; second: take 2; no repeat own or opponent)",
                "heaps(9; take 2, 950..2000; take 5, 900..1000; no repeat own)",
                "heaps(9; +k for k in -300..-200, +-250; no repeat own)",
            })
    void movesThatLookAlikeAreRefusedUnderABan(String text) {
        assertThatThrownBy(() -> RuleText.ruleset(text)).asString().contains("rule.repeat-of-alike");
        assertThat(RuleText.ruleset(text.replaceAll("; no repeat.*", ")"))).isNotNull();
    }

    /** What the condition on the chosen number leaves out is no move. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "heaps(9; take 3..8, 15; take 10; no repeat own)",
                "heaps(9; -k for k in 1..x if k is odd; take 2; no repeat own)",
                "heaps(9; take 1..3; take k in 4..x; no repeat opponent)",
            })
    void movesThatDifferAreReadUnderABan(String text) {
        assertThat(RuleText.ruleset(text)).isNotNull();
    }
}

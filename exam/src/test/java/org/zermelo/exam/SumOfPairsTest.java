package org.zermelo.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.zermelo.exam.slips.Slips;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/** K + S of the starts of a set, against plain recursion. */
class SumOfPairsTest {

    /** Two heaps, in each of which a move adds {@code plus} or multiplies by {@code times}, until together they have {@code end}. */
    private record World(int plus, int times, int end, int most) {

        String text() {
            return "heaps(K in 1..%d, S in 1..%d; move +%d, *%d; end sum >= %d)"
                    .formatted(most, most, plus, times, end);
        }

        private int[][] after(int a, int b) {
            return new int[][] {{a + plus, b}, {a, b + plus}, {a * times, b}, {a, b * times}};
        }

        private boolean wins(int a, int b, int moves) {
            if (a + b >= end || moves == 0) {
                return false;
            }
            for (int[] next : after(a, b)) {
                if (next[0] + next[1] >= end || loses(next[0], next[1], moves - 1)) {
                    return true;
                }
            }
            return false;
        }

        private boolean loses(int a, int b, int moves) {
            if (a + b >= end || moves == 0) {
                return false;
            }
            for (int[] next : after(a, b)) {
                if (next[0] + next[1] >= end || !wins(next[0], next[1], moves)) {
                    return false;
                }
            }
            return true;
        }

        private boolean unlucky(int a, int b) {
            for (int[] next : after(a, b)) {
                if (a + b < end && next[0] + next[1] < end && wins(next[0], next[1], 1)) {
                    return true;
                }
            }
            return false;
        }

        private boolean in(String set, int a, int b) {
            int n = set.charAt(set.length() - 1) - '0';
            return switch (set.charAt(0)) {
                case 'W' -> wins(a, b, n) && !wins(a, b, n - 1);
                case 'L' -> loses(a, b, n) && !loses(a, b, n - 1);
                default -> unlucky(a, b);
            };
        }

        List<Long> sums(String set) {
            List<Long> sums = new ArrayList<>();
            for (int k = 1; k <= most; k++) {
                for (int s = 1; s <= most; s++) {
                    if (in(set, k, s)) {
                        sums.add((long) k + s);
                    }
                }
            }
            return sums;
        }
    }

    private static List<Long> written(Selection ask, List<Long> sums) {
        TreeSet<Long> all = new TreeSet<>(sums);
        List<Long> up = List.copyOf(all);
        List<Long> ends = all.isEmpty() ? List.of() : List.of(all.first(), all.last());
        return switch (ask) {
            case ONLY, ALL -> up;
            case MIN -> up.stream().limit(1).toList();
            case MAX -> ends.stream().skip(1).toList();
            case MIN2 -> up.stream().limit(2).toList();
            case MAX2 -> up.stream().skip(Math.max(0, up.size() - 2)).toList();
            case MINMAX -> ends;
            case COUNT -> List.of((long) sums.size());
            case MIN3 -> up.stream().limit(3).toList();
            case MAX3 -> up.stream().skip(Math.max(0, up.size() - 3)).toList();
            case SUM -> List.of(up.stream().mapToLong(Long::longValue).sum());
            case MIN_AND_COUNT -> all.isEmpty() ? List.of(0L) : List.of(all.first(), (long) sums.size());
            case MINMAX_SUM, MIN2_SUM, MAX2_SUM -> two(ask, sums, (a, b) -> a + b);
            case MINMAX_PRODUCT -> two(ask, sums, (a, b) -> a * b);
            case MINMAX_DIFFERENCE -> two(ask, sums, (a, b) -> b - a);
            case ALL_DESCENDING, MIN2_DESCENDING, MAX2_DESCENDING, MAXMIN ->
                written(ask.listed(), sums).stream()
                        .sorted(Comparator.reverseOrder())
                        .toList();
        };
    }

    private static List<Long> two(Selection ask, List<Long> sums, LongBinaryOperator made) {
        List<Long> two = written(ask.listed(), sums);
        return two.size() < 2 ? List.of() : List.of(made.applyAsLong(two.get(0), two.get(1)));
    }

    private static Part part(Ruleset rules, String question) {
        return new Part(ExamQuestion.parse(question), rules);
    }

    @Test
    void everySelectionOnSmallWorlds() {
        Random random = new Random(13);
        int compared = 0;
        for (int world = 0; world < 25; world++) {
            World played = new World(
                    1 + random.nextInt(3), 2 + random.nextInt(2), 12 + random.nextInt(14), 4 + random.nextInt(8));
            Ruleset rules = RuleText.ruleset(played.text());
            Examiner examiner = Examiner.standard();
            for (String set : List.of("W1", "L1", "W2", "L2", "U")) {
                List<Long> sums = played.sums(set);
                for (Selection ask : Selection.values()) {
                    Finding finding = examiner.answer(part(rules, "21=" + set + ":" + ask.text() + ":sum"));
                    assertThat(finding.answer())
                            .as("%s %s %s", played, set, ask)
                            .isEqualTo(written(ask, sums));
                    assertThat(finding.exact()).isTrue();
                    compared += sums.isEmpty() ? 0 : 1;
                }
            }
        }
        assertThat(compared).isGreaterThan(800);
    }

    /** A start with a greater S may have a smaller K: the least sum is proved only when no S left out can have a lesser. */
    @Test
    void theLeastSumIsThatOfTheWholeRangeOrIsSaidNotToBe() {
        Ruleset rules =
                RuleText.ruleset("heaps(K in 1..60, S in 1..; move +1; end sum = 50; where K + S < 60; limits 0..200)");
        for (long listed : List.of(3L, 20L, 70L)) {
            Examiner examiner = new Examiner(Budget.ofThisMachine(), Watch.NONE, listed);
            for (String set : List.of("W1", "L1", "W2")) {
                Finding finding = examiner.answer(part(rules, "21=" + set + ":min:sum"));
                long least = set.equals("W1") ? 49 : set.equals("L1") ? 48 : 47;
                assertThat(finding.answer().equals(List.of(least)) || !finding.exact())
                        .as("%s of %s, %s", set, listed, finding)
                        .isTrue();
            }
        }
    }

    /** Too many starts to look at all: the first values of S settle the least S, but neither the least K nor the least sum. */
    @Test
    void aPartOfTheRangeSettlesTheLeastSButNotTheLeastK() {
        Ruleset rules =
                RuleText.ruleset("heaps(K in 1..900, S in 1..9000; move +1, *2; end sum >= 2000; where K > 900 - S)");
        Examiner examiner = new Examiner(Budget.ofThisMachine(), Watch.NONE, 300);
        Part least = part(rules, "19=W1:min");
        assertThat(examiner.answer(least).exact()).isTrue();
        Part first = new Part(least.question().as(Listing.FIRST_ALONE), rules);
        assertThatThrownBy(() -> examiner.answer(first)).isInstanceOf(RefusedException.class);
    }

    @Test
    void aSumNeedsTwoNumbersAndFitsInto64Bits() {
        Ruleset one = RuleText.ruleset("heaps(S in 1..28; move +1, *2; end sum >= 29)");
        assertThatThrownBy(() -> Examiner.standard().answer(part(one, "19=L1:min:sum")))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("exam.value.single");
        Ruleset great = RuleText.ruleset("heaps(K in 9223372036854775800..9223372036854775806,"
                + " S in 9223372036854775800..9223372036854775806; move -1; end a <= 9223372036854775799)");
        assertThatThrownBy(() -> Examiner.standard().answer(part(great, "19=W1:min:sum")))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("exam.value.too-large");
        assertThatThrownBy(() -> ExamQuestion.parse("19=W1:min:product")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> ExamQuestion.parse("19=W1:min:sum:sum")).isInstanceOf(BadInputException.class);
    }

    @Test
    void theOtherValuesAreSlipsAndReadings() {
        Ruleset rules = RuleText.ruleset("heaps(K in 1..9, S in 1..9; move +1, *2; end sum >= 12; where K+S < 12)");
        Part part = part(rules, "21=L2:max:sum");
        Examiner examiner = Examiner.standard();
        List<Long> s = examiner.answer(part(rules, "21=L2:max")).answer();
        assertThat(examiner.answer(part).answer()).isNotEqualTo(s);
        assertThat(new Slips(examiner).behind(part, s, List.of()))
                .anyMatch(hit -> hit.what().key().equals("slip.wrote-s"));
        assertThat(Reading.of(part).stream()
                        .filter(reading -> reading.answer(examiner).answer().equals(s)))
                .extracting(Reading::name)
                .contains("starts");
        assertThat(examiner.answer(part).answered())
                .isNotEmpty()
                .allMatch(start -> start.get(0) + start.get(1)
                        == examiner.answer(part).answer().get(0));
    }
}

package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.plan.Planner;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Worth;

/** Lists against brute force over plain strings, which knows nothing of clauses, and against the samples of contests. */
class ListGameTest {

    private static final Notation NOTATION = Notation.standard();

    private static Worth worth(String text) {
        Game game = NOTATION.parse(text);
        return Planner.standard().solve(game.rules(), game.value()).worth();
    }

    /** The options of one row, each as the rows that are left, parted by bars. */
    private interface Options {
        void of(String row, Set<String> into);
    }

    private static long nimber(String position, Options rules, Map<String, Long> memo) {
        Long known = memo.get(position);
        if (known != null) {
            return known;
        }
        String[] rows = position.isEmpty() ? new String[0] : position.split("\\|");
        Set<Long> seen = new HashSet<>();
        for (int r = 0; r < rows.length; r++) {
            Set<String> options = new HashSet<>();
            rules.of(rows[r], options);
            for (String option : options) {
                List<String> next = new ArrayList<>(Arrays.asList(rows));
                next.set(r, option);
                String joined = String.join("|", next).replaceAll("\\|+", "|").replaceAll("^\\||\\|$", "");
                seen.add(nimber(joined, rules, memo));
            }
        }
        long mex = 0;
        while (seen.contains(mex)) {
            mex++;
        }
        memo.put(position, mex);
        return mex;
    }

    private static List<String> words(String alphabet, int longest) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int from = 0, size = 1; size <= longest; size++) {
            int to = words.size();
            for (int i = from; i < to; i++) {
                for (char letter : alphabet.toCharArray()) {
                    words.add(words.get(i) + letter);
                }
            }
            from = to;
        }
        return words;
    }

    private static void compare(String clauses, String alphabet, int longest, Options rules) {
        Map<String, Long> memo = new HashMap<>();
        for (String word : words(alphabet, longest)) {
            if (!word.isEmpty()) {
                String text = "list(" + word + "; " + clauses + ")";
                assertThat(worth(text)).as(text).isEqualTo(new Nimber(nimber(word, rules, memo)));
            }
        }
    }

    /** Calls back with each stretch of a row, as the places before and behind it. */
    private static void stretches(String row, BiConsumer<Integer, Integer> each) {
        for (int i = 0; i < row.length(); i++) {
            for (int j = i + 1; j <= row.length(); j++) {
                each.accept(i, j);
            }
        }
    }

    private static int count(String text, char letter) {
        return (int) text.chars().filter(c -> c == letter).count();
    }

    @Test
    void takesCloseUp() {
        compare("take 1 if left = right", "AB", 7, (row, into) -> {
            for (int i = 0; i < row.length(); i++) {
                char left = i == 0 ? 0 : row.charAt(i - 1);
                char right = i + 1 == row.length() ? 0 : row.charAt(i + 1);
                if (left == right) {
                    into.add(row.substring(0, i) + row.substring(i + 1));
                }
            }
        });
        compare(
                "take any if countA is odd",
                "AB",
                6,
                (row, into) -> stretches(row, (i, j) -> {
                    if (count(row.substring(i, j), 'A') % 2 == 1) {
                        into.add(row.substring(0, i) + row.substring(j));
                    }
                }));
        compare(
                "take 1..2 from ends if kinds = size; take ABA",
                "AB",
                6,
                (row, into) -> stretches(row, (i, j) -> {
                    String part = row.substring(i, j);
                    boolean end = i == 0 || j == row.length();
                    if (part.equals("ABA") || end && (part.length() == 1 || part.equals("AB") || part.equals("BA"))) {
                        into.add(row.substring(0, i) + row.substring(j));
                    }
                }));
    }

    @Test
    void gapsAndCutsPart() {
        compare(
                "take out 1..2 if countB <= 1",
                "AB",
                6,
                (row, into) -> stretches(row, (i, j) -> {
                    if (j - i <= 2 && count(row.substring(i, j), 'B') <= 1) {
                        into.add(row.substring(0, i) + "|" + row.substring(j));
                    }
                }));
        compare("cut if head = tail and size < length; take 1 from right if length <= 2", "AB", 6, (row, into) -> {
            for (int j = 1; j < row.length(); j++) {
                if (row.charAt(0) == row.charAt(j - 1)) {
                    into.add(row.substring(0, j) + "|" + row.substring(j));
                }
            }
            if (row.length() <= 2) {
                into.add(row.substring(0, row.length() - 1));
            }
        });
        compare(
                "keep any if countA = countB; keep 1 from left",
                "AB",
                6,
                (row, into) -> stretches(row, (i, j) -> {
                    String part = row.substring(i, j);
                    boolean first = j == 1;
                    if (j - i < row.length() && (count(part, 'A') == count(part, 'B') || first)) {
                        into.add(part);
                    }
                }));
    }

    @Test
    void replacesAndSwaps() {
        compare(
                "replace AB with BB, replace BBB with B",
                "AB",
                6,
                (row, into) -> stretches(row, (i, j) -> {
                    String part = row.substring(i, j);
                    if (part.equals("AB") || part.equals("BBB")) {
                        into.add(row.substring(0, i) + (j - i == 2 ? "BB" : "B") + row.substring(j));
                    }
                }));
        compare("swap if head > tail", "ABC", 5, (row, into) -> {
            for (int i = 0; i + 1 < row.length(); i++) {
                if (row.charAt(i) > row.charAt(i + 1)) {
                    into.add(row.substring(0, i) + row.charAt(i + 1) + row.charAt(i) + row.substring(i + 2));
                }
            }
        });
    }

    /** The end of a row is taken for its points: the coin row, by another family. */
    @Test
    void pointsAreThoseOfTheCoinRow() {
        for (String row : words("1349", 4)) {
            if (!row.isEmpty()) {
                String numbers = String.join(" ", row.split(""));
                assertThat(worth("list(" + numbers + "; take 1 from ends gain x; stuck points)"))
                        .as(numbers)
                        .isEqualTo(worth("coins(" + numbers + ")"));
                assertThat(worth("list(" + numbers + "; take 1..2 from left gain sum; stuck points)"))
                        .as(numbers)
                        .isEqualTo(worth("coins(" + numbers + "; ends left; take 1..2)"));
            }
        }
    }

    /** Two neighbours become their difference; the first player wants an odd last number. */
    @Test
    void rowsMayStopAtOneNumber() {
        for (String row : words("1247", 4)) {
            if (!row.isEmpty()) {
                String numbers = String.join(" ", row.split(""));
                long[] start =
                        Arrays.stream(row.split("")).mapToLong(Long::parseLong).toArray();
                boolean wins = firstWins(start, true);
                String text =
                        "list(" + numbers + "; replace 2 with abs(head - tail); end size = 1 and x is odd: first wins; "
                                + "end size = 1: second wins)";
                assertThat(worth(text).sign()).as(text).isEqualTo(wins ? 1 : -1);
            }
        }
    }

    private static boolean firstWins(long[] row, boolean first) {
        if (row.length == 1) {
            return row[0] % 2 == 1;
        }
        for (int i = 0; i + 1 < row.length; i++) {
            long[] next = new long[row.length - 1];
            System.arraycopy(row, 0, next, 0, i);
            next[i] = Math.abs(row[i] - row[i + 1]);
            System.arraycopy(row, i + 2, next, i + 1, row.length - i - 2);
            if (firstWins(next, !first) == first) {
                return first;
            }
        }
        return !first;
    }

    /** LeetCode 294, 2038, 3227; AtCoder ABC 048 D; Codeforces 1373 B. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "list(PPPP; replace PP with MM) | 1",
                "list(P; replace PP with MM) | -1",
                "list(AAABABB; first: take A if left = A and right = A; second: take B if left = B and right = B) | 1",
                "list(AA; first: take A if left = A and right = A; second: take A if left = A and left != A) | -1",
                "list(ABBBBBBBAAA; first: take A if left = A and right = A; second: take B if left = B and right = B) | -1",
                "list(bbcd; first: take any if countb > 9; second: take any) | -1",
                "list(aba; take 1 if left != right and left > 0 and right > 0) | -1",
                "list(abc; take 1 if left != right and left > 0 and right > 0) | 1",
                "list(abcab; take 1 if left != right and left > 0 and right > 0) | 1",
                "list(AB; take AB, take BA) | 1",
                "list(BBBB; take BB if kinds = 2) | -1",
                "list(AABB; take AB; take BA) | -1"
            })
    void contestSamples(String text, int sign) {
        assertThat(worth(text).sign()).isEqualTo(sign);
    }

    @Test
    void allMethodsAgree() {
        for (String clauses : new String[] {
            "take 1..2 if left = right",
            "take out 1 if x = A",
            "take any from ends; end countB = 0",
            "cut; take 1 from left; stuck wins"
        }) {
            for (String word : words("AB", 5).subList(1, 63)) {
                Rules<?, ?> rules =
                        NOTATION.parse("list(" + word + "; " + clauses + ")").rules();
                for (String misere : new String[] {"", "misere "}) {
                    Game game = NOTATION.parse(
                            clauses.contains("end") || clauses.contains("stuck") ? rules.toString() : misere + rules);
                    Worth memo = new MemoSearch()
                            .solve(Question.of(game.rules(), game.value()), Watch.NONE)
                            .worth();
                    assertThat(worth(game.toString()).sign())
                            .as(game.toString())
                            .isEqualTo(memo.sign());
                }
            }
        }
    }

    /** What a formula cannot work out is told of the list, in every place where a formula stands. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "list(9223372036854775807 1; take 1 if whole > 0)",
                "list(-9223372036854775807 1; replace 2 with head - tail)",
                "list(9223372036854775807 1; take 1 gain x*x; stuck points)",
                "list(9223372036854775807 1; take 1; end whole > 0)"
            })
    void whatPassesAllNumbersIsRefusedByTheList(String text) {
        Rules<?, ?> rules = NOTATION.parse(text).rules();
        assertThatThrownBy(() -> begin(rules)).isInstanceOfSatisfying(RefusedException.class, refused -> {
            assertThat(refused.note().key()).isEqualTo("rule.overflow");
            assertThat(refused.note().args()).containsEntry("position", rules.start());
        });
    }

    @Test
    void theNumberThatPartsRowsIsNoItem() {
        assertThatThrownBy(() -> NOTATION.parse("list(-9223372036854775808 6; take 1)"))
                .hasMessageContaining("from -9223372036854775807 to");
    }

    private static <P, M> void begin(Rules<P, M> rules) {
        rules.moves(rules.start());
    }

    @Test
    void positionsAndMovesAreReadBack() {
        for (String text : new String[] {
            "list(ABCAB; take out 1..2; cut)",
            "list(3 -1 2; replace 2 with sum; keep any)",
            "list(ABA; first: take 1; second: swap)"
        }) {
            ReadBack.of(text, 1);
            assertThat(NOTATION.parse(text).rules().start()).hasToString(text.replaceAll(".*\\(|;.*", ""));
        }
    }

    /** The same rules in five languages. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "list(ABAAB; взять разрывая 1..2 если слева = справа)",
                "list(ABAAB; toma fuera 1..2 si izquierda = derecha)",
                "list(ABAAB; 取 断开 1..2 如果 左侧 = 右侧)",
                "list(ABAAB; بردار جدا 1..2 اگر چپ = راست)"
            })
    void wordsOfEveryLanguage(String text) {
        assertThat(worth(text)).isEqualTo(worth("list(ABAAB; take out 1..2 if left = right)"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "list(AB3; take 1) | list.items",
                "list(AB; take 0) | list.count",
                "list(AB; take 2..1) | rule.empty-range",
                "list(AB; take 1..9999) | list.count",
                "list(AB; replace A with AB) | list.grows",
                "list(1 2; replace 1 with x) | list.grows",
                "list(AB; push 1) | notation.expected",
                "list(AB; take 1 if size) | rule.condition-expected",
                "list(AB; take 1 if lenght = 3) | rule.unknown-name",
                "list(AB) | rule.no-moves",
                "list(AB; where size = 1; take 1) | list.section",
                "list(AB; take 1 sideways) | notation.unexpected"
            })
    void whatIsWrongHasAPlace(String text, String key) {
        assertThatThrownBy(() -> NOTATION.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        wrong -> assertThat(wrong.note().key()).isEqualTo(key));
    }
}

package org.zermelo.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.text.NotationException;

/** An item that is wrong by itself is pointed at, whatever its family and wherever among the arguments it stands. */
class BadItemTest {

    private static final Pattern NUMBER = Pattern.compile("(?<![\\d.-])\\d+(?!\\d*\\.)");

    /** What is wrong of several items together: sums that are too large, lists that do not go together. */
    private static final Set<String> TOGETHER = Set.of("row.sums-too-large", "stones.lists-differ");

    private static final List<String> MORE = List.of(
            "coins(1 2 3; take 1..2)",
            "northcott(8; 2-5, 7-3, 1-8)",
            "fibonacci(30; most 7)",
            "euclid(25, 7; positive)",
            "moore(2; 3, 5, 6)",
            "chomp(4 3 2)",
            "turning-turtles(1, 4, 6)",
            "node-kayles(cycle 7)",
            "kayles(3, 4, 5)",
            "heaps(a = 7, 9; move -1)");

    static Stream<String> games() {
        return Stream.concat(Notation.standard().families().stream().map(Family::example), MORE.stream());
    }

    @ParameterizedTest
    @MethodSource("games")
    void anItemThatIsNoNumberOrTooLargeIsPointedAt(String game) {
        for (String item : List.of("99999999999999999999", "-9223372036854775808")) {
            for (int[] place : numbers(game)) {
                check(game.substring(0, place[0]) + item + game.substring(place[1]), place[0], item.length());
            }
        }
    }

    /** Rules bring their own errors, tested with them; here only what stands in their start. */
    private static List<int[]> numbers(String game) {
        List<int[]> places = new ArrayList<>();
        String items = game.startsWith("heaps") ? game.substring(0, game.indexOf(';')) : game;
        Matcher number = NUMBER.matcher(items);
        while (number.find()) {
            places.add(new int[] {number.start(), number.end()});
        }
        return places;
    }

    private static void check(String text, int offset, int length) {
        Throwable thrown = catchThrowable(() -> Notation.standard().parse(text));
        if (thrown == null) {
            return;
        }
        assertThat(thrown).as(text).isInstanceOf(ZermeloException.class).isInstanceOf(NotationException.class);
        NotationException wrong = (NotationException) thrown;
        if (!TOGETHER.contains(wrong.note().key())) {
            assertThat(wrong.offset()).as("%s: %s", text, wrong.note()).isBetween(offset, offset + length);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "moore(33; 3, 5, -9223372036854775808) | 17",
                "northcott(8; 2-5, 7-7-3)              | 19",
                "northcott(8; 2-5, 7-7)                | 19",
                "nim(5, -1, 6, 2)                      | 8",
                "wythoff(3, -1)                        | 12",
                "wythoff(, 5)                          | 9",
                "euclid(25, -1)                        | 12",
                "staircase(3, -1, 4)                   | 14",
                "strip(1, 4, 4)                        | 13",
                "chomp(3 2 3)                          | 11",
                "turning-turtles(1, 0, 6)              | 20",
                "ruler(1, 0, 6)                        | 10",
                "chomp(4x0)                            | 9",
                "chomp(0x4)                            | 7",
                "cram(4, 0)                            | 9",
                "mnk(4, -1, 4)                         | 8",
                "mnk(, 4, 4)                           | 5",
                "connect(4, -1, 4)                     | 12",
                "mnk(4, 2000000000, 4)                 | 8",
                "mnk(4, 4, 10^9)                       | 11",
                "mnk(33, 1, 1)                         | 5",
                "mnk(6, 6, 4)                          | 5",
                "connect(4, 2000000000, 4)             | 12",
                "hexapawn(4, 2000000)                  | 13",
                "boxes(1, 40000)                       | 10",
                "fibonacci(30; most -1)                | 20",
                "heaps(7, -1; move +1; end sum > 9)    | 10",
            })
    void eachFamilyPointsAtItsOwnItem(String text, int column) {
        NotationException wrong =
                (NotationException) catchThrowable(() -> Notation.standard().parse(text.strip()));
        assertThat(wrong.column()).as("%s: %s", text, wrong.note()).isEqualTo(column);
    }

    @Test
    void everyFamilyIsAsked() {
        assertThat(games().count()).isGreaterThan(MORE.size() + 40L);
    }
}

package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.zermelo.present.use.Params;
import org.zermelo.web.work.Limits;

class RequestKindTest {

    private static double size(String game) {
        return Intake.kind("", new Params(Map.of("game", game), Limits.own().grant()))
                .size();
    }

    /** What looks large is what has a large number in it, or is long. */
    @Test
    void requestsAreOrderedByTheirGreatestNumberAndTheirLength() {
        assertThat(size("")).isZero();
        assertThat(size("nim(3, 5, 7)")).isLessThan(size("nim(3, 5, 7, 9)")).isLessThan(size("nim(3, 5, 900)"));
        assertThat(size("heaps(7, S in 1..69; move +1, *2; end sum >= 77)"))
                .isLessThan(size("heaps(1, 2; move +1, *2; end sum >= 6000)"));
        assertThat(size("nim(10^6)")).isGreaterThan(size("nim(99999)"));
        assertThat(size("@amazons")).isGreaterThan(size("coins(7 9 1 6 4 3)"));
        assertThat(size("nim(9^99999)")).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(size("coins(" + "1 ".repeat(1_000_000) + ")")).isGreaterThan(1_000_000);
        assertThat(size("9".repeat(100_000))).isEqualTo(Double.POSITIVE_INFINITY);
    }

    private static String look(String... namesAndValues) {
        Map<String, String> values = new TreeMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return Intake.kind("", new Params(values, Limits.own().grant())).name();
    }

    /** Requests look alike that name the same game with about the same numbers. */
    @Test
    void whatLooksAlikeHasTheSameWordsAndAboutTheSameSize() {
        assertThat(look("game", "coins(7 9 1 6 4 3)")).isEqualTo(look("game", " coins(8 9 2 6 4 3)"));
        assertThat(look("game", "coins(7 9 1 6 4 3)", "moves", "all"))
                .isEqualTo(look("moves", "all", "game", "coins(7 9 1 6 4 3)"));
        assertThat(List.of(
                        look("game", "coins(7 9 1 6 4 3)"),
                        look("game", "coins(7 9 1 6 4 3)", "solve", "no"),
                        look("game", "coins(" + "1 ".repeat(1_000) + ")"),
                        look("game", "nim(7, 9, 1, 6, 4)"),
                        look("game", "misere nim(7, 9, 1)"),
                        look("game", "@amazons"),
                        look("game", "@adugo"),
                        look("text", "{1|-1}")))
                .doesNotHaveDuplicates();
    }
}

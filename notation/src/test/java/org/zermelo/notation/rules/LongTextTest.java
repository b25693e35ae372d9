package org.zermelo.notation.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Ruleset;

/**
 * Texts that are very long or nested very deeply are read in time that grows with their length, or refused in one sentence. What
 * takes how long is measured by {@code reading-growth} in module bench; the guards here are for texts that took many minutes.
 */
class LongTextTest {

    private static final int MANY = 100_000;

    /** {@code ~} stands for the part that is repeated, {@code @} for the part that is repeated behind it. */
    @ParameterizedTest
    @Timeout(600)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "~nim(1)@                                  | (              | )  | notation.too-deep",
                "~nim(1)@                                  | (nim(1) +      | )  | notation.too-deep",
                "heaps(3; move +1~; end x > 9)             | ` if x > 1 else +2` | `` | rule.too-many-conditions",
                "heaps(3; move +1~; end x > 9)             | ` if x > 1`    | `` | rule.too-many-conditions",
                "heaps(3; move [+1]~; end x > 9)           | ` if a > 1 else [+2]` | `` | rule.too-many-conditions",
                "heaps(9; move split into p + q~)          | ` where p < q` | `` | rule.too-many-conditions",
                "heaps(3; move +min(1~); end x > 9)        | `, x`          | `` | rule.expression-too-long",
                "heaps(3; move +1~; end x > 9)             | ` for k in 1..2` | `` | rule.choice-twice",
                "heaps(9; move ~1)                         | `take `        | `` | rule.unknown-name",
                "heaps(9; move split into p~)              | ` + q`         | `` | rule.choice-twice",
                "heaps(3; move +1; ~)                      | `end a > 9; winner last if a > 1; ` | `` | rule.too-many-ends",
            })
    void whatIsNestedTooDeeplyIsRefused(String frame, String part, String behind, String key) {
        String text = frame.replace("~", part.repeat(MANY)).replace("@", behind == null ? "" : behind.repeat(MANY));
        assertThat(catchThrowable(() -> Notation.standard().parse(text)))
                .asInstanceOf(InstanceOfAssertFactories.type(NotationException.class))
                .satisfies(e -> assertThat(e.note().key()).isEqualTo(key))
                .satisfies(e -> assertThat(e.offset()).isBetween(0, text.length()));
    }

    @Test
    void whatIsNestedAHundredTimesIsRead() {
        String sum = "(nim(1) + ".repeat(100) + "nim(2)" + ")".repeat(100);
        assertThat(Notation.standard().parse(sum).rules()).isNotNull();
        String clause = "+1" + " if x % 2 = 0 else +2".repeat(100);
        Ruleset rules = RuleText.ruleset("heaps(3; move " + clause + "; end x > 9)");
        assertThat(rules.moves()).hasSize(1);
        String shown = "+1" + " if x % 2 = 0 else (+2".repeat(99) + " if x % 2 = 0 else +2" + ")".repeat(99);
        assertThat(rules.moves().get(0).text()).isEqualTo(shown);
        assertThat(RuleText.ruleset(rules.text())).isEqualTo(rules);
    }

    @Test
    @Timeout(600)
    void manyParametersAreRefusedBeforeTheyAreAllRead() {
        StringBuilder text = new StringBuilder("heaps(");
        for (int i = 0; i < MANY; i++) {
            text.append('S').append(i).append(" in 1..9, ");
        }
        assertThat(catchThrowable(() -> RuleText.ruleset(text + "1; move +1)")))
                .asString()
                .contains("rule.too-many");
    }

    @Test
    @Timeout(600)
    void manyClausesThatAreAllowedOnceAreFoundInOnePass() {
        String moves = IntStream.range(1, MANY).mapToObj(i -> "-" + i).collect(Collectors.joining(", "));
        String text = "heaps(3; move " + moves + "; once " + moves + ")";
        assertThat(catchThrowable(() -> RuleText.ruleset(text))).asString().contains("rule.too-many-once");
    }

    @Test
    @Timeout(600)
    void conditionsOfManySectionsLieSideBySide() {
        Ruleset rules = RuleText.ruleset(
                "heaps(S; move -1; " + "where S > 1; ".repeat(MANY) + "result a < 99; ".repeat(MANY) + ")");
        assertThat(rules.bind("S", 5).closed()).isTrue();
        assertThat(rules.admits(Map.of("S", 1L))).isFalse();
    }

    @Test
    void placesOfALongTextAreFoundAtOnce() {
        Source source = Source.of("a\n\nbc\n" + "x\n".repeat(MANY) + "z");
        assertThat(source.line(0)).isEqualTo(1);
        assertThat(source.line(1)).isEqualTo(1);
        assertThat(source.line(2)).isEqualTo(2);
        assertThat(source.line(4)).isEqualTo(3);
        assertThat(source.column(4)).isEqualTo(2);
        assertThat(source.lineText(4)).isEqualTo("bc");
        assertThat(source.line(source.text().length())).isEqualTo(MANY + 4);
        assertThat(source.lineText(source.text().length())).isEqualTo("z");
    }
}

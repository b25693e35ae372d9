package org.zermelo.law.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.law.LawSearch;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.value.Values;

/** Expressions of digits match exactly the digits of the numbers that an automaton accepts. */
class DigitShapesTest {

    private static final int AUTOMATA = 400;
    private static final int BELOW = 1_500;

    private static Automaton automaton(Random random, int radix) {
        int states = 2 + random.nextInt(4);
        int[] next = new int[states * radix];
        int[] output = new int[states];
        for (int i = 1; i < next.length; i++) {
            next[i] = random.nextInt(states);
        }
        for (int state = 0; state < states; state++) {
            output[state] = random.nextInt(2);
        }
        return new Automaton(radix, new int[] {0}, next, output).saying(said -> said);
    }

    @Test
    void matchWhatIsAccepted() {
        Random random = new Random(3);
        int told = 0;
        for (int i = 0; i < AUTOMATA; i++) {
            int radix = 2 + random.nextInt(3);
            Automaton set = automaton(random, radix);
            DigitPattern pattern = DigitShapes.pattern(set);
            if (pattern == null) {
                continue;
            }
            told++;
            Pattern expression = Pattern.compile(pattern.text());
            for (int number = 0; number < BELOW; number++) {
                String digits = Integer.toString(number, radix);
                assertThat(expression.matcher(digits).matches())
                        .as(digits + " of " + pattern.text())
                        .isEqualTo(set.of(new Base(radix), number) != 0);
            }
        }
        assertThat(told).isGreaterThan(AUTOMATA / 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "heaps(S; move =x//2, =x//3)  ! S in base 6 =~ 0|[3-5][0-5]*",
                "heaps(S; move -1, =x//4)     ! S in base 4 =~ 0|[1-3]([13]|[02][0-3])*[02]"
            })
    void lost(String rules, String formula) {
        assertThat(LawSearch.find(RuleText.ruleset(rules), Values.winner(), Effort.USUAL)
                        .orElseThrow()
                        .shape()
                        .map(Shape::formula))
                .contains(formula);
    }
}

package org.zermelo.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.law.check.LawCheck;
import org.zermelo.law.check.LawCheck.CheckedLaw;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.solve.certificate.CertificateText;
import org.zermelo.tests.Share;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * What is proved is proved again by a second writing from the text of the certificate alone; and whatever is changed in it, no false law is
 * certified.
 */
class LawCertificateTest {

    private static final int FORGERIES = Share.of(2_000, 60);

    private static final List<String> RULES = List.of(
            "winner   | heaps(S; move -1, -3, -4)",
            "winner   | heaps(S; move -1, =x//2)",
            "winner   | heaps(S; move -1, =x//3)",
            "winner   | heaps(S; take 1..x//2)",
            "winner   | heaps(S; take 2^k for k in 0..62)",
            "winner   | heaps(S; take a power of 2)",
            "misere   | heaps(S; take a power of 3)",
            "winner   | heaps(S; take a power of 4, take 3)",
            "winner   | heaps(S; =x xor k for k in 1..7 if (x xor k) < x)",
            "nimber   | heaps(S; =x bitand k for k in 0..7, -1)",
            "winner   | heaps(S; -1, -2 if (x bitor 5) = x)",
            "winner   | heaps(a, b; take any)",
            "winner   | heaps(a, b; move -1, -2, [-1, -1])",
            "winner   | heaps(n = S; move -1 if x % 3 != 1, -2; end n <= 4)",
            "winner   | heaps(n = S in 0..90; move +1, *2; end n >= 30)",
            "nimber   | heaps(S; move -1, -3, -4)",
            "nimber   | heaps(S; move -1, =x//2)",
            "winner   | heaps(S; first: -2, -3; second: -1, -4)",
            "winner   | heaps(S; move -1, -2; no repeat opponent)",
            "winner   | heaps(S; move -1, -2; no repeat own)",
            "winner   | heaps(S; move -1, -2, -3; no repeat own or opponent)",
            "winner   | heaps(S; move -k for k in 1..3; no repeat opponent)",
            "misere   | heaps(S; move -1, -2, -3)",
            "misere   | heaps(a, b; take any)");

    private static final String WYTHOFF = "heaps(a, b; take any, [-k,-k] for k in 1..min(a,b))";

    private static Value value(String name) {
        return name.equals("misere") ? Values.misereWinner() : Values.named(name, Convention.NORMAL);
    }

    private static String certificate(String line) {
        String[] parts = line.split("\\|", 2);
        Ruleset rules = RuleText.ruleset(parts[1].trim());
        return LawCertificate.of(
                LawSearch.find(rules, value(parts[0].trim()), Effort.USUAL).orElseThrow());
    }

    /** The certificate of Wythoff's game: what its small positions show in Fibonacci digits, with no other proof than the check. */
    private static String wythoff() {
        Ruleset rules = RuleText.ruleset(WYTHOFF);
        Ostrowski fibonacci = new Ostrowski(1);
        SolvedPositions solved = new SolvedPositions(rules, Values.winner(), Long.MAX_VALUE);
        Automaton guess = new LawGuess(fibonacci, new long[] {Long.MAX_VALUE, Long.MAX_VALUE}, 7, 40, solved::of)
                .guess()
                .orElseThrow();
        DefinedRules defined = DefinedRules.of(rules, Values.winner());
        Measure sum = new Measure(List.of(1, 1), true);
        return LawCertificate.of(new Law(defined, Values.winner(), fibonacci, guess, sum, List.of()));
    }

    private static CheckedLaw check(String certificate) {
        return LawCheck.check(certificate, HeapRulesText::declared, Watch.NONE);
    }

    /** Whether what a certificate says is so for all small positions, by the rules alone. */
    private static boolean trueOfSmallOnes(String certificate) {
        String name = LawForgeries.line(certificate, "value");
        boolean misere = LawForgeries.line(certificate, "convention").equals("misere");
        Ruleset rules = RuleText.ruleset(LawForgeries.line(certificate, "game"));
        SolvedPositions table = new SolvedPositions(rules, value(misere ? "misere" : name), Long.MAX_VALUE);
        int variables = rules.variables().size();
        int below = variables == 1 ? 300 : 24;
        for (int number = 0; number < Math.pow(below, variables); number++) {
            long[] position = {number % below, number / below};
            long[] values = variables == 1 ? new long[] {number} : position;
            boolean there = true;
            for (int i = 0; i < variables; i++) {
                there &= rules.variables().get(i).range().contains(values[i]);
            }
            if (there && table.of(values) != says(certificate, values)) {
                return false;
            }
        }
        return true;
    }

    /** What the automaton of a certificate says, digit by digit. */
    private static int says(String certificate, long... values) {
        String base = LawForgeries.line(certificate, "base");
        String quotient = LawForgeries.line(certificate, "ostrowski");
        Numeration numeration =
                base.isEmpty() ? new Ostrowski(Integer.parseInt(quotient)) : new Base(Integer.parseInt(base));
        int length = 0;
        for (long value : values) {
            length = Math.max(length, numeration.digits(value).length);
        }
        int state = 0;
        for (int at = 0; at < length; at++) {
            int letter = 0;
            for (int i = values.length - 1; i >= 0; i--) {
                int[] digits = numeration.digits(values[i]);
                int place = at - length + digits.length;
                letter = letter * numeration.radix() + (place < 0 ? 0 : digits[place]);
            }
            String row = LawForgeries.line(certificate, "from-" + state);
            state = Integer.parseInt(row.split(" ")[letter]);
        }
        return Integer.parseInt(LawForgeries.line(certificate, "says").split(" ")[state]);
    }

    static List<String> rules() {
        return RULES;
    }

    @ParameterizedTest
    @MethodSource("rules")
    void whatIsProvedIsProvedAgain(String line) {
        CheckedLaw checked = check(certificate(line));
        assertThat(checked.rejection()).isEmpty();
        assertThat(checked.nimbers()).isEqualTo(line.startsWith("nimber"));
    }

    @Test
    void aLawInFibonacciDigitsIsProved() {
        assertThat(check(wythoff()).rejection()).isEmpty();
    }

    @Test
    void noFalseLawIsCertified() {
        List<String> certificates = new ArrayList<>();
        RULES.stream()
                .filter(line -> Share.all() || !line.contains("2^k"))
                .forEach(line -> certificates.add(certificate(line)));
        if (Share.all()) {
            certificates.add(wythoff());
        }
        List<String> games =
                RULES.stream().map(line -> line.split("\\|", 2)[1].trim()).toList();
        LawForgeries forgeries = new LawForgeries(20_261_127, games);
        int refused = 0;
        int harmless = 0;
        while (refused < FORGERIES) {
            String forged = forgeries.of(certificates.get((refused + harmless) % certificates.size()));
            if (check(forged).holds()) {
                harmless++;
                assertThat(trueOfSmallOnes(forged)).as(forged).isTrue();
            } else {
                refused++;
            }
        }
        // such as a row for digits that write no number, another start, or another measure that falls as well
        assertThat(harmless).isLessThan(FORGERIES / 8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "from-1: 2 3     | from-1: 2 2      | law.check.disagrees",
                "each-move: falls | each-move: rises | law.check.endless",
                "measure: 1      | measure: 0       | law.check.endless",
                "-1, -3, -4      | -1, -3, +4       | law.check.endless",
                "-1, -3, -4      | -1, -3, -k*k for k in 1..x | law.check.unjudged",
                "-1, -3, -4      | -1, -3, -4 once  | law.check.unjudged",
                "-1, -3, -4      | -1 if ((x-5) xor 3) < 0, -3, -4 | law.check.unjudged",
                "-1, -3, -4      | take a power of 3 | law.check.unjudged",
                "-1, -3, -4      | take a power of 2 | law.check.disagrees",
                "-1, -3, -4      | -1, -3, -4; forbid 1 | law.check.unjudged",
                "heaps(S;        | octal(S;         | law.check.game",
                "from-0: 0 1     | from-0: 1 0      | law.check.zeros",
                "from-0: 0 1     | from-0: 0 1 1    | law.check.numbers",
                "states: 7       | states: 8        | law.check.numbers",
                "value: winner   | value: nimber    | law.check.disagrees",
                "value: winner   | value: who       | law.check.word",
                "base: 2         | base: 1          | law.check.numbers",
                "base: 2         | ostrowski: 1     | law.check.disagrees"
            })
    void eachFaultHasItsReason(String line, String other, String key) {
        String certificate = certificate(RULES.get(0));
        assertThat(certificate).contains(line);
        String body = certificate.substring(0, certificate.indexOf("sha256: ")).replace(line, other);
        assertThat(check(CertificateText.closed(body)).rejection())
                .hasValueSatisfying(note -> assertThat(note.key()).isEqualTo(key));
    }
}

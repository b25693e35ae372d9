package org.zermelo.law;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.game.RefusedException;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.law.depth.OpenFormula;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.solve.certificate.CertificateText;
import org.zermelo.value.Value;

/** Writes what another program needs to prove a law again: the rules, how numbers are written, the automaton and the measure. */
public final class LawCertificate {

    /** The check compares numbers of lost sizes with constants; larger ones have too many states. */
    private static final long LARGEST = 100;

    private LawCertificate() {}

    /**
     * The certificate.
     *
     * @throws RefusedException when the rules do not declare that numbers are from 0 on: the check goes by what they say
     */
    public static String of(Law law) {
        if (law.defined().rules().forbidden() > 0) {
            throw new RefusedException("rule.forbidding", "game", law.game());
        }
        if (!law.defined().declared()) {
            throw new RefusedException("law.undefinable.negative", "clause", law.game());
        }
        StringBuilder text = begun(law.defined(), law.value());
        line(text, "value", law.value().name());
        numeration(text, law.numeration());
        Automaton automaton = law.automaton();
        line(text, "states", Integer.toString(automaton.states()));
        line(text, "says", list(IntStream.range(0, automaton.states()).map(automaton::output)));
        for (int number = 0; number < automaton.states(); number++) {
            int state = number;
            IntStream row = IntStream.range(0, automaton.letters()).map(letter -> automaton.next(state, letter));
            line(text, "from-" + state, list(row));
        }
        line(text, "measure", list(law.measure().weights().stream().mapToInt(Integer::intValue)));
        line(text, "each-move", law.measure().falls() ? "falls" : "rises");
        return CertificateText.closed(text.toString());
    }

    /**
     * The certificate of lost sizes each of which is given by the one before it.
     *
     * @throws RefusedException when numbers are so large that the check could not judge it
     */
    public static String of(ChainLaw law) {
        boolean large = law.first() > LARGEST
                || law.next().cases().stream()
                        .anyMatch(one -> Math.abs(one.formulas().get(0).constant()) > LARGEST);
        if (large) {
            throw new RefusedException("law.check.too-large");
        }
        StringBuilder text = begun(law.defined(), law.value());
        line(text, "over", Long.toString(law.over()));
        line(text, "lost", list(law.shown().stream().mapToLong(Long::longValue).filter(size -> size <= law.from())));
        line(text, "modulus", Integer.toString(law.next().modulus()));
        for (int remainder = 0; remainder < law.next().modulus(); remainder++) {
            OpenFormula one = law.next().caseOf(remainder).formulas().get(0);
            line(text, "next-" + remainder, one.factor() + " " + one.constant() + " " + one.divisor());
        }
        return CertificateText.closed(text.toString());
    }

    /**
     * The certificate of nimbers that grow: the least size that a move leads to.
     *
     * @throws RefusedException when numbers are so large that the check could not judge it
     */
    public static String of(WindowLaw law) {
        int modulus = law.fresh().modulus() * law.like().modulus();
        List<OpenFormula> formulas =
                IntStream.range(0, modulus).mapToObj(law::leastFrom).toList();
        if (modulus > LARGEST || formulas.stream().anyMatch(one -> Math.abs(one.constant()) > LARGEST)) {
            throw new RefusedException("law.check.too-large");
        }
        StringBuilder text = begun(law.defined(), law.value());
        line(text, "reach", list(LongStream.range(0, Math.max(1, law.from())).map(law::least)));
        line(text, "modulus", Integer.toString(modulus));
        for (int remainder = 0; remainder < modulus; remainder++) {
            OpenFormula one = formulas.get(remainder);
            line(text, "reach-" + remainder, one.factor() + " " + one.constant() + " " + one.divisor());
        }
        return CertificateText.closed(text.toString());
    }

    private static StringBuilder begun(DefinedRules defined, Value value) {
        StringBuilder text = new StringBuilder();
        line(text, "zermelo-law-certificate", "1");
        line(text, "game", defined.rules().text());
        line(text, "convention", value.convention().name().toLowerCase(Locale.ROOT));
        return text;
    }

    private static void numeration(StringBuilder text, Numeration numeration) {
        if (numeration instanceof Base base) {
            line(text, "base", Integer.toString(base.radix()));
        } else if (numeration instanceof Ostrowski ostrowski) {
            line(text, "ostrowski", ostrowski.quotient() + (ostrowski.times() > 1 ? " " + ostrowski.times() : ""));
        }
    }

    private static String list(IntStream numbers) {
        return list(numbers.asLongStream());
    }

    private static String list(LongStream numbers) {
        return numbers.mapToObj(Long::toString).collect(Collectors.joining(" "));
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append(": ").append(value).append('\n');
    }
}

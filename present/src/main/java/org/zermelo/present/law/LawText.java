package org.zermelo.present.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.law.ChainLaw;
import org.zermelo.law.DigitLaw;
import org.zermelo.law.Law;
import org.zermelo.law.LawReason;
import org.zermelo.law.PeriodLaw;
import org.zermelo.law.ProvedLaw;
import org.zermelo.law.WindowLaw;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.law.shape.Shape;
import org.zermelo.present.words.Words;

/** A law in words: the theorem, how it was proved, and its automaton where no formula says it. */
public final class LawText {

    private static final int MOST_STATES = 60;
    private static final int MOST_LETTERS = 16;

    private final ProvedLaw theorem;
    private final Words words;
    private final Optional<Shape> shape;

    /** The words of a theorem, whose shape is looked for once. */
    LawText(ProvedLaw theorem, Words words) {
        this.theorem = theorem;
        this.words = words;
        this.shape = theorem instanceof DigitLaw law ? law.shape() : Optional.empty();
    }

    /** What there is to say, with a line end after each line. */
    public static String of(ProvedLaw theorem, Words words) {
        return new LawText(theorem, words).text();
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        line(text, theorem.game());
        line(text, theorem());
        formula().ifPresent(formula -> line(text, words.lead() + "  " + words.apart(formula)));
        line(text, proof());
        if (theorem instanceof Law law && shape.isEmpty() && shown(law.automaton())) {
            table(text, law, words);
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String line) {
        text.append(line).append('\n');
    }

    /** What a theorem comes to, as a condition or as the way from one lost size to the next. */
    Optional<String> formula() {
        if (theorem instanceof WindowLaw window) {
            String smaller = window.smaller().isEmpty() ? "" : "; -> " + window.smaller();
            return Optional.of(window.formula() + smaller);
        }
        return theorem instanceof ChainLaw chain
                ? Optional.of(sizes(chain) + ", ..; " + chain.formula())
                : shape.map(Shape::formula);
    }

    private static String sizes(ChainLaw chain) {
        return (chain.over() > 0 ? "0.." : "") + list(chain.shown());
    }

    private static String list(List<Long> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    /** The theorem as a sentence. */
    String theorem() {
        if (theorem instanceof ChainLaw chain) {
            return words.say(Note.of("law.chain")
                    .with("name", chain.names().get(0))
                    .with("sizes", sizes(chain))
                    .with("from", chain.from())
                    .with("next", chain.formula()));
        }
        if (theorem instanceof WindowLaw window) {
            return words.say(Note.of("law.window")
                    .with("name", window.names().get(0))
                    .with("nimbers", list(window.shown()))
                    .with("from", window.from())
                    .with("fresh", window.formula())
                    .with("smaller", window.smaller()));
        }
        DigitLaw law = (DigitLaw) theorem;
        return shape.map(one -> say(one.words(), words))
                .orElseGet(() -> automaton(law.numeration(), law.automaton().states(), law.tellsNimbers(), words));
    }

    /** A note in words, and those within it. */
    private static String say(Note note, Words words) {
        Map<String, Object> args = new LinkedHashMap<>();
        note.args().forEach((name, value) -> args.put(name, value instanceof Note inner ? words.say(inner) : value));
        return words.say(new Note(note.key(), args));
    }

    private static String automaton(Numeration numeration, int states, boolean nimbers, Words words) {
        return words.say(Note.of(nimbers ? "law.automaton-nimbers" : "law.automaton")
                .with("numeration", numeration(numeration, words))
                .with("states", states));
    }

    /** How it was proved, as a sentence. */
    String proof() {
        if (theorem instanceof ChainLaw) {
            return words.say("law.chain-proof");
        }
        if (theorem instanceof WindowLaw) {
            return words.say("law.window-proof");
        }
        if (theorem instanceof PeriodLaw period) {
            return words.say(Note.of("law.period-proof")
                    .with("numeration", numeration(period.numeration(), words))
                    .with("states", period.automaton().states()));
        }
        Law law = (Law) theorem;
        return words.say(Note.of("law.proved")
                .with("numeration", numeration(law.numeration(), words))
                .with("states", law.automaton().states())
                .with("measure", law.measure().text(law.defined().names()))
                .with("falls", law.measure().falls() ? "yes" : "")
                .with("rises", law.measure().falls() ? "" : "yes"));
    }

    /** The numeration in words. */
    static String numeration(Numeration numeration, Words words) {
        if (numeration instanceof Base base) {
            return words.say("law.base", "base", base.radix());
        }
        Ostrowski recurrence = (Ostrowski) numeration;
        int quotient = recurrence.quotient();
        if (recurrence.times() > 1) {
            return words.say(Note.of("law.recurrence")
                    .with("weights", list(recurrence.weights(4)))
                    .with("quotient", quotient)
                    .with("times", recurrence.times()));
        }
        return quotient == 1 ? words.say("law.fibonacci") : words.say("law.ostrowski", "quotient", quotient);
    }

    private static boolean shown(Automaton automaton) {
        return automaton.states() <= MOST_STATES && automaton.letters() <= MOST_LETTERS;
    }

    private static void table(StringBuilder text, Law law, Words words) {
        Automaton automaton = law.automaton();
        line(
                text,
                words.say("law.table", "names", String.join(", ", law.defined().names())));
        for (int number = 0; number < automaton.states(); number++) {
            int state = number;
            String arrows = IntStream.range(0, automaton.letters())
                    .mapToObj(letter -> digits(automaton, letter) + " -> " + automaton.next(state, letter))
                    .collect(Collectors.joining("   "));
            String said = law.tellsNimbers()
                    ? "*" + automaton.output(state)
                    : words.say(automaton.output(state) == 0 ? "law.lost" : "law.won");
            line(text, words.lead() + "  " + words.apart(state + " [" + said + "]   " + arrows));
        }
    }

    private static String digits(Automaton automaton, int letter) {
        return IntStream.range(0, automaton.tracks().length)
                .mapToObj(place -> Integer.toString(automaton.digit(letter, place), 36))
                .collect(Collectors.joining(","));
    }

    /** Why a position is worth what it is. */
    public static String reason(LawReason reason, Words words) {
        String theorem = reason.theorem() == null
                ? automaton(reason.numeration(), reason.states(), false, words)
                : say(reason.theorem(), words);
        return words.say(Note.of("reason.law")
                .with("theorem", theorem)
                .with("numeration", numeration(reason.numeration(), words))
                .with("digits", reason.digits())
                .with("move", reason.move() == null ? "" : reason.move()));
    }
}

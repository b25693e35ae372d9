package org.zermelo.present.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.LawDesk;
import org.zermelo.exam.program.Dialect;
import org.zermelo.law.ChainLaw;
import org.zermelo.law.DigitLaw;
import org.zermelo.law.Law;
import org.zermelo.law.ProvedLaw;
import org.zermelo.law.WindowLaw;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Base;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.law.depth.OpenAnswer;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** A law as a document of schema {@code zermelo/law/1}. */
public record LawJson(ProvedLaw law, LawText text) {

    private static final JsonShape<Law.Claim> CLAIM =
            new JsonShape<Law.Claim>().text("name", Law.Claim::name).count("states", Law.Claim::states);

    private static final JsonShape<Automaton> AUTOMATON = new JsonShape<Automaton>()
            .count("states", Automaton::states)
            .count("start", automaton -> 0)
            .with("table", JsonType.list(JsonType.list(JsonType.COUNT)), LawJson::table)
            .with("accept", JsonType.list(JsonType.COUNT), LawJson::accepting)
            .with("output", JsonType.list(JsonType.COUNT), LawJson::outputs);

    private static final JsonShape<OpenAnswer> FORMULAS = new JsonShape<OpenAnswer>()
            .count("modulus", OpenAnswer::modulus)
            .count("from", OpenAnswer::from)
            .with("before", JsonType.OBJECT, LawAskReport::before)
            .with("formulas", JsonType.list(JsonType.list(JsonType.COUNT)), LawJson::formulas);

    private static final JsonShape<ProvedLaw> STEPS = new JsonShape<ProvedLaw>()
            .when(
                    ChainLaw.class,
                    new JsonShape<ChainLaw>().count("over", ChainLaw::over).with("next", FORMULAS, ChainLaw::next))
            .when(
                    WindowLaw.class,
                    new JsonShape<WindowLaw>()
                            .with("fresh", FORMULAS, WindowLaw::fresh)
                            .with("smaller", FORMULAS, WindowLaw::like));

    /** What a document holds; numeration and automaton are null where one size gives what another one is worth, by steps. */
    public static final JsonShape<LawJson> SHAPE = new JsonShape<LawJson>("Law")
            .constant("schema", "zermelo/law/1")
            .text("game", asked -> asked.law.game())
            .with("names", JsonType.TEXTS, asked -> asked.law.names())
            .with(
                    "numeration",
                    JsonType.OBJECT.orNull(),
                    asked -> asked.digits().map(law -> numeration(law.numeration())))
            .text("value", asked -> asked.law.value().name())
            .text("convention", asked -> asked.law.value().convention().name().toLowerCase(Locale.ROOT))
            .with("automaton", AUTOMATON.orNull(), asked -> asked.digits().map(DigitLaw::automaton))
            .with("formula", JsonType.TEXT.orNull(), asked -> asked.text.formula())
            .text("words", asked -> asked.text.theorem())
            .text("proof", asked -> asked.text.proof())
            .flag("proved", asked -> true)
            .with("lost", JsonType.list(JsonType.COUNT), LawJson::lost)
            .with("nimbers", JsonType.list(JsonType.COUNT), LawJson::nimbers)
            .with("steps", STEPS.orNull(), asked -> Optional.of(asked.law).filter(law -> !(law instanceof DigitLaw)))
            .with(
                    "measure",
                    JsonType.list(JsonType.COUNT),
                    asked -> asked.proof().map(law -> law.measure().weights()).orElse(List.of(1)))
            .flag(
                    "measureFalls",
                    asked -> asked.proof().map(law -> law.measure().falls()).orElse(true))
            .with(
                    "claims",
                    JsonType.list(CLAIM),
                    asked -> asked.proof().map(Law::claims).orElse(List.of()))
            .with(
                    "programs",
                    JsonType.OBJECT,
                    asked -> asked.digits().map(LawJson::programs).orElse(Map.of()));

    /** The document. */
    public static Map<String, @Nullable Object> of(ProvedLaw law, Words words) {
        return SHAPE.json(new LawJson(law, new LawText(law, words)));
    }

    private Optional<DigitLaw> digits() {
        return law instanceof DigitLaw byDigits ? Optional.of(byDigits) : Optional.empty();
    }

    private Optional<Law> proof() {
        return law instanceof Law byDigits ? Optional.of(byDigits) : Optional.empty();
    }

    /** The first lost sizes, where each is given by the one before it. */
    private static List<Long> lost(LawJson asked) {
        return asked.law instanceof ChainLaw chain ? chain.shown() : List.of();
    }

    /** The first nimbers, where they grow with the heap. */
    private static List<Long> nimbers(LawJson asked) {
        return asked.law instanceof WindowLaw window ? window.shown() : List.of();
    }

    /** For each remainder factor, constant and divisor; nothing where there is no number. */
    private static List<List<Long>> formulas(OpenAnswer answer) {
        return IntStream.range(0, answer.modulus())
                .mapToObj(remainder -> answer.caseOf(remainder).formulas())
                .map(some -> some.stream()
                        .flatMap(one -> Stream.of(one.factor(), one.constant(), one.divisor()))
                        .toList())
                .toList();
    }

    /** A program in each language by its name. */
    private static Map<String, Object> programs(DigitLaw law) {
        Map<String, Object> programs = new LinkedHashMap<>();
        for (Dialect dialect : List.of(Dialect.PYTHON, Dialect.JAVA, Dialect.CPP, Dialect.CSHARP, Dialect.PASCAL)) {
            programs.put(dialect.text(), LawDesk.program(law, dialect));
        }
        return programs;
    }

    private static Map<String, Object> numeration(Numeration numeration) {
        Map<String, Object> document = new LinkedHashMap<>();
        if (numeration instanceof Base base) {
            document.put("kind", "base");
            document.put("base", base.radix());
        } else if (numeration instanceof Ostrowski ostrowski) {
            document.put("kind", "ostrowski");
            document.put("fraction", List.of(1, ostrowski.quotient()));
            document.put("times", ostrowski.times());
        }
        return document;
    }

    private static List<List<Integer>> table(Automaton automaton) {
        return IntStream.range(0, automaton.states())
                .mapToObj(state -> IntStream.range(0, automaton.letters())
                        .map(letter -> automaton.next(state, letter))
                        .boxed()
                        .toList())
                .toList();
    }

    private static List<Integer> outputs(Automaton automaton) {
        return IntStream.range(0, automaton.states())
                .map(automaton::output)
                .boxed()
                .toList();
    }

    private static List<Integer> accepting(Automaton automaton) {
        return IntStream.range(0, automaton.states())
                .filter(state -> automaton.output(state) == 0)
                .boxed()
                .toList();
    }
}

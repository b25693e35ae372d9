package org.zermelo.present.law;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.LawAsk;
import org.zermelo.law.depth.OpenFormula;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** Answers to exam questions as formulas in an open number, as a document and as text. */
public record LawAskReport(String game, List<LawAsk> answers, Words words) {

    private static final JsonShape<LawAsk> ANSWER = new JsonShape<LawAsk>()
            .text("number", asked -> asked.question().number())
            .text("set", asked -> asked.question().set().toString())
            .text("ask", asked -> asked.question().ask().text())
            .text("asked", LawAsk::asked)
            .text("given", LawAsk::given)
            .with("formulas", JsonType.TEXTS, LawAskReport::formulas)
            .flag("range", LawAsk::range)
            .count("from", LawAsk::from);

    private static final JsonShape<LawAskReport> SHAPE = new JsonShape<LawAskReport>("LawAnswers")
            .constant("schema", "zermelo/law-answers/1")
            .text("game", LawAskReport::game)
            .with("answers", JsonType.list(ANSWER), LawAskReport::answers);

    private static List<String> formulas(LawAsk asked) {
        return asked.formulas().stream().map(one -> one.text(asked.given())).toList();
    }

    /** The document. */
    public Map<String, @Nullable Object> json() {
        return SHAPE.json(this);
    }

    /** One or two lines for each answer. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (LawAsk asked : answers) {
            text.append(words.say(
                            "law.ask.answer",
                            "number",
                            asked.question().number(),
                            "set",
                            asked.question().set(),
                            "ask",
                            words.say("exam.ask." + asked.question().ask().text()),
                            "asked",
                            asked.asked(),
                            "formulas",
                            words.apart(String.join(asked.range() ? " .. " : ", ", formulas(asked)))))
                    .append('\n');
            text.append(words.lead())
                    .append("  ")
                    .append(words.say(
                            "law.ask.proved",
                            "given",
                            asked.given(),
                            "from",
                            asked.from(),
                            "before",
                            asked.formulas().size() == 1
                                    ? before(asked.formulas().get(0), asked)
                                    : ""))
                    .append('\n');
        }
        return text.toString();
    }

    /** Smaller given numbers that have an answer. */
    private String before(OpenFormula formula, LawAsk asked) {
        return IntStream.range(0, formula.from())
                .filter(given -> formula.before().get(given).isPresent())
                .mapToObj(given -> words.apart(asked.given() + " = " + given + ": "
                        + formula.before().get(given).orElseThrow()))
                .collect(Collectors.joining(", "));
    }
}

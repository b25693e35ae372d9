package org.zermelo.present.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.LawAsk;
import org.zermelo.game.Note;
import org.zermelo.law.depth.OpenAnswer;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Interval;

/** Answers to exam questions as formulas in open numbers, as a document and as text. */
public record LawAskReport(String game, List<LawAsk> answers, Words words) {

    private record AskedCase(LawAsk asked, OpenAnswer.OpenCase one) {}

    private static final JsonShape<AskedCase> CASE = new JsonShape<AskedCase>()
            .with("remainders", JsonType.list(JsonType.COUNT), told -> told.one.remainders())
            .with("formulas", JsonType.TEXTS, told -> formulas(told.asked, told.one))
            .flag("range", told -> told.one.range());

    private static final JsonShape<LawAsk> ANSWER = new JsonShape<LawAsk>()
            .text("number", asked -> asked.question().number())
            .text("set", asked -> asked.question().set().toString())
            .text("ask", asked -> asked.question().ask().text())
            .text("asked", LawAsk::asked)
            .text("given", LawAsk::given)
            .text("beside", LawAsk::beside)
            .count("modulus", asked -> asked.answer().modulus())
            .with("mix", JsonType.COUNT, asked -> asked.answer().by().mix())
            .count("parts", asked -> asked.answer().by().parts())
            .with("cases", JsonType.list(CASE), LawAskReport::cases)
            .count("slope", asked -> asked.answer().slope())
            .count("from", asked -> asked.answer().from())
            .count("besideFrom", asked -> asked.answer().besideFrom())
            .with("before", JsonType.OBJECT, asked -> before(asked.answer()));

    private static final JsonShape<LawAskReport> SHAPE = new JsonShape<LawAskReport>("LawAnswers")
            .constant("schema", "zermelo/law-answers/1")
            .text("game", LawAskReport::game)
            .with("answers", JsonType.list(ANSWER), LawAskReport::answers);

    private static List<AskedCase> cases(LawAsk asked) {
        return asked.answer().cases().stream()
                .map(one -> new AskedCase(asked, one))
                .toList();
    }

    static Map<String, Object> before(OpenAnswer answer) {
        Map<String, Object> smaller = new LinkedHashMap<>();
        answer.before().forEach((given, numbers) -> smaller.put(String.valueOf(given), numbers));
        return smaller;
    }

    private static List<String> formulas(LawAsk asked, OpenAnswer.OpenCase one) {
        return one.formulas().stream()
                .map(formula -> formula.text(asked.given(), asked.beside()))
                .toList();
    }

    /** The document. */
    public Map<String, @Nullable Object> json() {
        return SHAPE.json(this);
    }

    /** What the letters stand for; then two lines for each answer. */
    public String text() {
        StringBuilder text = new StringBuilder();
        answers.stream()
                .findFirst()
                .ifPresent(asked -> text.append(words.say(Note.of("law.ask.letters")
                                .with("asked", asked.asked())
                                .with("given", asked.given())
                                .with("least", asked.givens().least())
                                .with("most", most(asked.givens()))
                                .with("beside", asked.beside())
                                .with("beside-least", asked.besides().least())
                                .with("beside-most", most(asked.besides()))))
                        .append('\n'));
        for (LawAsk asked : answers) {
            text.append(words.say(Note.of("law.ask.answer")
                            .with("number", asked.question().number())
                            .with("set", asked.question().set())
                            .with(
                                    "ask",
                                    words.say(
                                            "exam.ask." + asked.question().ask().text()))
                            .with("asked", asked.asked())
                            .with(
                                    "formulas",
                                    words.apart(asked.answer().cases().stream()
                                            .map(one -> asked.answer()
                                                    .text(
                                                            one,
                                                            asked.given(),
                                                            asked.beside(),
                                                            words.say("law.ask.nothing")))
                                            .collect(Collectors.joining("; "))))))
                    .append('\n');
            text.append(words.lead())
                    .append("  ")
                    .append(words.say(Note.of("law.ask.proved")
                            .with("given", asked.given())
                            .with("from", asked.from())
                            .with("beside", asked.beside())
                            .with("beside-from", asked.answer().besideFrom())
                            .with("before", before(asked))))
                    .append('\n');
        }
        return text.toString();
    }

    private static Object most(Interval range) {
        return range.bounded() ? range.greatest() : "";
    }

    /** Smaller given numbers that have an answer; those with the same one side by side. */
    private String before(LawAsk asked) {
        Map<List<Long>, List<Long>> alike = new LinkedHashMap<>();
        asked.answer()
                .before()
                .forEach((given, numbers) ->
                        alike.computeIfAbsent(numbers, key -> new ArrayList<>()).add((long) given));
        return alike.entrySet().stream()
                .map(one -> words.apart(asked.given() + " = " + runs(one.getValue()) + ": " + runs(one.getKey())))
                .collect(Collectors.joining("; "));
    }

    /** Ascending numbers, three and more in a row by their first and last. */
    private static String runs(List<Long> numbers) {
        List<String> runs = new ArrayList<>();
        for (int from = 0; from < numbers.size(); ) {
            int to = from;
            while (to + 1 < numbers.size() && numbers.get(to + 1) == numbers.get(to) + 1) {
                to++;
            }
            runs.add(numbers.get(from) + (to > from + 1 ? ".." + numbers.get(to) : ""));
            from = to > from + 1 ? to + 1 : from + 1;
        }
        return String.join(", ", runs);
    }
}

package org.zermelo.present.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.LawAsk;
import org.zermelo.desk.LawDesk.LawQuestion;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.game.Note;
import org.zermelo.law.depth.OpenAnswer;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Interval;
import org.zermelo.solve.Watch;

/** Answers to exam questions as formulas in open numbers, as a document and as text. */
public record LawAskReport(String game, List<LawAsk> answers, Words words) {

    private record AskedCase(LawAsk asked, OpenAnswer.OpenCase one) {}

    private record AskedInWords(LawAsk asked, String words, String proof) {}

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

    private static final JsonShape<AskedInWords> TOLD = new JsonShape<AskedInWords>()
            .all(ANSWER, AskedInWords::asked)
            .text("words", AskedInWords::words)
            .text("proof", AskedInWords::proof);

    /** The document. */
    public static final JsonShape<LawAskReport> SHAPE = new JsonShape<LawAskReport>("LawAnswers")
            .constant("schema", "zermelo/law-answers/1")
            .text("game", LawAskReport::game)
            .text("letters", LawAskReport::letters)
            .with("answers", JsonType.list(TOLD), LawAskReport::told);

    /**
     * The answers to questions about rules.
     *
     * @throws org.zermelo.game.RefusedException when one has no formula
     */
    public static LawAskReport of(LawQuestion about, List<ExamQuestion> questions, Words words, Watch watch) {
        return new LawAskReport(
                about.rules().text(), LawAsk.of(about.rules(), about.convention(), questions, watch), words);
    }

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
        return letters()
                + '\n'
                + told().stream()
                        .map(one -> one.words + '\n' + words.lead() + "  " + one.proof + '\n')
                        .collect(Collectors.joining());
    }

    private String letters() {
        LawAsk asked = answers.get(0);
        return words.say(Note.of("law.ask.letters")
                .with("asked", asked.asked())
                .with("given", asked.given())
                .with("least", asked.givens().least())
                .with("most", most(asked.givens()))
                .with("beside", asked.beside())
                .with("beside-least", asked.besides().least())
                .with("beside-most", most(asked.besides())));
    }

    private List<AskedInWords> told() {
        return answers.stream()
                .map(asked -> new AskedInWords(asked, answer(asked), proof(asked)))
                .toList();
    }

    private String answer(LawAsk asked) {
        OpenAnswer answer = asked.answer();
        String nothing = words.say("law.ask.nothing");
        return words.say(Note.of("law.ask.answer")
                .with("number", asked.question().number())
                .with("set", asked.question().set())
                .with("ask", words.say("exam.ask." + asked.question().ask().text()))
                .with("asked", asked.asked())
                .with(
                        "formulas",
                        words.apart(answer.cases().stream()
                                .map(one -> answer.text(one, asked.given(), asked.beside(), nothing))
                                .collect(Collectors.joining("; ")))));
    }

    private String proof(LawAsk asked) {
        return words.say(Note.of("law.ask.proved")
                .with("given", asked.given())
                .with("from", asked.from())
                .with("beside", asked.beside())
                .with("beside-from", asked.answer().besideFrom())
                .with("before", before(asked)));
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

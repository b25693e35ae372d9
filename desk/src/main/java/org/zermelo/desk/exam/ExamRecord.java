package org.zermelo.desk.exam;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.task.Sheet;
import org.zermelo.exam.task.Sheet.FamilySheet;
import org.zermelo.exam.task.Sheet.SheetQuestion;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Ruleset;

/**
 * A record of an answer bank.
 *
 * @param id what it is called
 * @param object the record as it was read
 */
public record ExamRecord(String id, Map<?, ?> object) {

    /** The name of a record's only field when it is no object. */
    private static final String NO_OBJECT = "";

    /** What a bank has beside its tasks is read and not used. */
    private static final List<String> DOCUMENT = List.of("cases", "about", "notation", "source", "note");

    /**
     * The records of a document: an object with {@code cases}, a list of records, or one record.
     *
     * @throws BadInputException when it is none of these
     */
    public static List<ExamRecord> all(@Nullable Object document) {
        if (document instanceof Map<?, ?> bank && bank.containsKey("cases")) {
            new Fields("", bank).only(DOCUMENT, Map.of());
        }
        Object cases = document instanceof Map<?, ?> map && map.containsKey("cases") ? map.get("cases") : document;
        List<?> items = cases instanceof List<?> list ? list : cases instanceof Map<?, ?> one ? List.of(one) : null;
        if (items == null) {
            throw new BadInputException("exam.record.no-cases");
        }
        List<ExamRecord> records = new ArrayList<>();
        for (Object item : items) {
            Map<?, ?> object = item instanceof Map<?, ?> map ? map : Map.of(NO_OBJECT, String.valueOf(item));
            Object id = object.get("id");
            records.add(new ExamRecord(id == null ? "#" + (records.size() + 1) : id.toString(), object));
        }
        return records;
    }

    /**
     * The task of the record: its parts, or under {@code game} the rules as they are typed.
     *
     * @throws BadInputException naming the field that cannot be read
     */
    public Task task() {
        if (object.containsKey(NO_OBJECT)) {
            throw new BadInputException("exam.record.no-object", "seen", object.get(NO_OBJECT));
        }
        Fields fields = new Fields("", object);
        RecordFields.check(fields, numbers());
        if (!fields.has("game")) {
            return sheet().task();
        }
        Ruleset rules = RuleText.ruleset(new Source(id, fields.needed("game")));
        List<ExamQuestion> questions = new ArrayList<>();
        for (String number : numbers()) {
            questions.add(question(number, fields.fields("q" + number)));
        }
        return Task.of(id, rules, questions);
    }

    /** The parts of the record. */
    public Sheet sheet() {
        Fields fields = new Fields("", object);
        Fields heaps = fields.fields("heaps");
        Fields conditions = fields.has("conditions") ? fields.fields("conditions") : new Fields("conditions", Map.of());
        FamilySheet family = family(heaps, heaps);
        List<SheetQuestion> questions = new ArrayList<>();
        for (String number : numbers()) {
            Fields question = fields.fields("q" + number);
            questions.add(new SheetQuestion(
                    question(number, question), ownStarts(question) ? family(question, heaps) : null));
        }
        return new Sheet(
                id,
                family,
                moves(fields),
                fields.text("end"),
                fields.text("overshoot"),
                fields.text("winner"),
                conditions.text("noRepeat"),
                conditions.texts("once"),
                conditions.text("result"),
                questions);
    }

    private static ExamQuestion question(String number, Fields question) {
        Selection ask = question.has("ask") ? Selection.parse(question.needed("ask")) : Selection.ALL;
        ExamQuestion asked = new ExamQuestion(number, StartSet.parse(question.needed("set")), ask);
        return question.has("value") ? asked.as(Listing.value(question.needed("value"))) : asked;
    }

    private static List<String> moves(Fields fields) {
        List<String> moves = fields.texts("moves");
        if (moves.isEmpty()) {
            throw new BadInputException("exam.record.no-moves");
        }
        return moves;
    }

    private static boolean ownStarts(Fields question) {
        return question.has("start")
                || question.has("sMin")
                || question.has("sMax")
                || question.has("where")
                || question.has("pairs");
    }

    /** The starts that these fields give; what they leave out is as in the task, but its pairs only while K is named. */
    private static FamilySheet family(Fields own, Fields common) {
        List<String> start = own.has("start") ? own.texts("start") : starts(common);
        boolean pairs = start.stream().anyMatch(term -> term.contains("K"));
        return new FamilySheet(
                start,
                own.has("sMin") ? own.number("sMin") : common.number("sMin"),
                own.has("sMax") ? own.number("sMax") : common.number("sMax"),
                own.has("where") ? own.text("where") : common.text("where"),
                own.has("pairs") ? condition(own) : pairs ? condition(common) : null);
    }

    private static @Nullable String condition(Fields fields) {
        String text = fields.text("pairs");
        return "true".equals(text) || "all".equals(text) ? null : text;
    }

    /** Without a list of starts the fixed heaps stand before the variable one. */
    private static List<String> starts(Fields heaps) {
        if (heaps.has("start")) {
            return heaps.texts("start");
        }
        List<String> start = new ArrayList<>(heaps.texts("fixed"));
        start.add(heaps.has("variable") ? heaps.needed("variable") : "S");
        return start;
    }

    /** The numbers of the questions that are asked. */
    public List<String> numbers() {
        List<String> numbers = new ArrayList<>();
        for (Map.Entry<?, ?> field : object.entrySet()) {
            String name = String.valueOf(field.getKey());
            if (name.matches("q\\d{1,4}") && field.getValue() != null) {
                numbers.add(name.substring(1));
            }
        }
        return numbers;
    }

    /**
     * The published answers by the number of the question; null where none is given.
     *
     * @throws BadInputException when an answer is not a list of integers
     */
    public Map<String, @Nullable List<Long>> answers() {
        Map<String, @Nullable List<Long>> answers = new LinkedHashMap<>();
        if (object.get("answers") != null) {
            Fields fields = Fields.of("answers", object.get("answers"));
            for (Object number : fields.object().keySet()) {
                answers.put(String.valueOf(number), fields.numbers(String.valueOf(number)));
            }
        }
        return answers;
    }
}

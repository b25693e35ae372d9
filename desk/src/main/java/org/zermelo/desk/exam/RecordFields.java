package org.zermelo.desk.exam;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;

/** The names of all fields that a bank's record may have, place by place. */
final class RecordFields {

    /** What is kept with a record for people; it is read and not used. */
    private static final List<String> REMARKS = List.of("id", "source", "provenance", "note", "computed", "verified");

    private static final List<String> STARTS = List.of("start", "sMin", "sMax", "where", "pairs");

    private static final List<String> HEAPS =
            List.of("start", "fixed", "variable", "sMin", "sMax", "where", "pairs", "scanTo");

    private static final List<String> CONDITIONS = List.of("noRepeat", "once", "result");

    private static final List<String> RULES = List.of("heaps", "moves", "end", "overshoot", "winner", "conditions");

    private static final List<String> PARTS = joined(RULES, List.of("game", Fields.NUMBERED, "answers"));

    private static final List<String> QUESTION = List.of("set", "ask", "value");

    private RecordFields() {}

    /**
     * Refuses a record with a field that is not read, at any place.
     *
     * @throws org.zermelo.game.BadInputException naming the field and its place
     */
    static void check(Fields record, List<String> numbers) {
        boolean text = record.has("game");
        if (text) {
            once(record, RULES);
            numbers.forEach(number -> once(record.fields("q" + number), STARTS));
        }
        record.only(joined(text ? List.of("game", Fields.NUMBERED, "answers") : PARTS, REMARKS), places());
        if (record.has("heaps")) {
            record.fields("heaps").only(HEAPS, Map.of());
        }
        if (record.has("conditions")) {
            record.fields("conditions").only(CONDITIONS, Map.of());
        }
        for (String number : numbers) {
            record.fields("q" + number).only(text ? QUESTION : joined(QUESTION, STARTS), places());
        }
        if (record.has("answers")) {
            record.fields("answers").only(List.of(Fields.NUMBER), Map.of());
        }
    }

    /** Rules that stand as a text have no parts beside it, which nobody would read. */
    private static void once(Fields fields, List<String> parts) {
        for (String part : parts) {
            if (fields.object().containsKey(part)) {
                throw new BadInputException("exam.record.twice", "field", part, "place", fields.name());
            }
        }
    }

    private static Map<String, String> places() {
        Map<String, String> places = new LinkedHashMap<>();
        HEAPS.forEach(field -> places.put(field, "heaps"));
        CONDITIONS.forEach(field -> places.put(field, "conditions"));
        QUESTION.forEach(field -> places.put(field, Fields.NUMBERED));
        return places;
    }

    private static List<String> joined(List<String> first, List<String> second) {
        return Stream.concat(first.stream(), second.stream()).toList();
    }
}

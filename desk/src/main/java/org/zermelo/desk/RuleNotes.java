package org.zermelo.desk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.diagnosis.Diagnosis;

/** What is odd about declared rules: most likely they do not say what was meant, so it is told beside every answer. */
public final class RuleNotes {

    /** The other notes of a {@link Diagnosis} matter only where it is asked how a game would be solved. */
    private static final Set<String> ODD = Set.of(
            "rule.start-is-final",
            "rule.end-out-of-reach",
            "rule.overshoot-outside-ends",
            "rule.changes-nothing",
            "rule.never-changes",
            "rule.choice-not-whole",
            "rule.may-divide-by-zero");

    /** What a note calls the clause that it is about. */
    private static final List<String> CLAUSE = List.of("move", "place", "number");

    private RuleNotes() {}

    /** The oddities of a game; empty for rules that are not declared. */
    public static List<Note> of(Rules<?, ?> rules) {
        return rules instanceof RuleGame game
                ? Diagnosis.of(game).stream()
                        .filter(note -> ODD.contains(note.key()))
                        .toList()
                : List.of();
    }

    /** The oddities that rules with open parameters have both from the least and from the greatest values of these. */
    public static List<Note> ofOpen(Ruleset rules) {
        List<Note> notes = new ArrayList<>(of(rules, Parameter::least));
        if (rules.parameters().stream().allMatch(Parameter::bounded)) {
            List<Note> last = of(rules, Parameter::greatest);
            notes.removeIf(note -> last.stream().noneMatch(other -> same(note, other)));
        }
        return notes;
    }

    /** Whether two notes say the same of the same clause, whatever the start. */
    private static boolean same(Note one, Note other) {
        return one.key().equals(other.key())
                && CLAUSE.stream()
                        .allMatch(name -> Objects.equals(
                                one.args().get(name), other.args().get(name)));
    }

    private static List<Note> of(Ruleset rules, ToLongFunction<Parameter> value) {
        Map<String, Long> values = new HashMap<>();
        rules.parameters().forEach(parameter -> values.put(parameter.name(), value.applyAsLong(parameter)));
        return rules.admits(values) ? of(new RuleGame(rules.bind(values))) : List.of();
    }
}

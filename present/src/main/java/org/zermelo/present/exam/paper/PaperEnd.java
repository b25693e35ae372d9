package org.zermelo.present.exam.paper;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.exam.starts.Stuckness;
import org.zermelo.game.Ending;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;

/** When a play ends and who wins then, one sentence for each thing that is said. */
final class PaperEnd {

    private final Ruleset rules;
    private final Words words;
    private final PaperCondition conditions;
    private final List<String> sentences = new ArrayList<>();

    private PaperEnd(Ruleset rules, Words words, PaperFormula formula) {
        this.rules = rules;
        this.words = words;
        this.conditions = new PaperCondition(rules, words, formula).becoming();
    }

    static List<String> of(Ruleset rules, Words words, PaperFormula formula) {
        PaperEnd end = new PaperEnd(rules, words, formula);
        end.ends();
        end.stuck();
        return end.sentences;
    }

    private void say(String key, Object... namesAndValues) {
        sentences.add(words.say("exam.task." + key, namesAndValues));
    }

    private void ends() {
        Map<Ending, List<Condition>> plain = new LinkedHashMap<>();
        rules.ends().stream()
                .filter(end -> !further(end))
                .forEach(end -> plain.computeIfAbsent(end.how(), how -> new ArrayList<>())
                        .add(end.when()));
        boolean first = true;
        for (Map.Entry<Ending, List<Condition>> each : plain.entrySet()) {
            String when = conditions.of(
                    each.getValue().size() == 1 ? each.getValue().get(0) : new Condition.Or(each.getValue()));
            if (first) {
                say("end", "when", when);
                say("winner." + key(each.getKey()));
            } else {
                say("also", "when", when, "who", who(each.getKey()));
            }
            first = false;
        }
        for (EndRule end : rules.ends()) {
            if (further(end)) {
                say("but", "when", conditions.of(beyond(end)), "who", who(end.how()));
            }
        }
    }

    private String who(Ending how) {
        return words.say("exam.task.who." + key(how));
    }

    private static String key(Ending how) {
        return switch (how) {
            case LAST_MOVER_WINS -> "last";
            case LAST_MOVER_LOSES -> "other";
            case OVERSHOT -> "overshot";
            case TIE -> "tie";
            case SCORED -> "scored";
        };
    }

    /** Whether an end is told of a play that has ended by another: one goes too far, or something more is so. */
    private boolean further(EndRule end) {
        return end.how() == Ending.OVERSHOT
                ? rules.ends().stream().anyMatch(other -> other.how() != Ending.OVERSHOT)
                : end.when() instanceof Condition.And and
                        && rules.ends().stream()
                                .anyMatch(other -> other != end && and.parts().contains(other.when()));
    }

    /** Of "the play has ended, and too far" the second half. */
    private Condition beyond(EndRule end) {
        return end.when() instanceof Condition.And and
                ? Condition.all(and.parts().stream()
                        .filter(part -> rules.ends().stream()
                                .noneMatch(other -> other != end && other.when().equals(part)))
                        .toList())
                : end.when();
    }

    /** What becomes of a player without a move: said where the play has no other end, or where it may come to that. */
    private void stuck() {
        if (rules.ends().isEmpty() || !Stuckness.never(rules)) {
            say("stuck." + key(rules.stuck()));
        }
    }

    /** Whether a move makes heaps greater, for which players need stones. */
    static boolean grows(MoveRule move) {
        return move.changes().stream().anyMatch(change -> grows(change.value()));
    }

    private static boolean grows(Expr value) {
        return value instanceof Expr.Either either
                ? grows(either.then()) || grows(either.otherwise())
                : value instanceof Expr.Arithmetic a
                        && switch (a.operator()) {
                            case ADD, MULTIPLY, POWER -> true;
                            default -> false;
                        };
    }
}

package org.zermelo.rule.diagnosis;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.game.Place;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Deltas;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Frame;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Region;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/**
 * What is worth knowing of declared rules before they are played: moves that change nothing, plays that may never end,
 * starts that are final, ends out of reach, variables that leave their range, divisions by 0, numbers without bound. Found
 * from the rules alone, in O(moves).
 */
public final class Diagnosis {

    /** How many values are tried to show a move that changes nothing. */
    private static final int TRIED = 1_000;

    private static final int MOST_STEPS = 10_000;

    private final RuleGame game;
    private final Ruleset rules;
    private final Region region;
    private final Bounds bounds;
    private final Bounds everywhere;
    private final Map<String, Note> notes = new LinkedHashMap<>();

    private Diagnosis(RuleGame game) {
        this.game = game;
        this.rules = game.ruleset();
        this.region = game.region();
        this.bounds = new Bounds(region.inner().toArray(Interval[]::new), rules.heaps());
        this.everywhere = new Bounds(region.outer().toArray(Interval[]::new), rules.heaps());
    }

    /** The notes on a game, most serious first; empty when there is nothing to say. */
    public static List<Note> of(RuleGame game) {
        Diagnosis diagnosis = new Diagnosis(game);
        diagnosis.find();
        return List.copyOf(diagnosis.notes.values());
    }

    /**
     * The clause that can be used for ever in a game that cannot end: it is always there, it always makes a variable grow, and
     * no end condition can hold. Empty when nothing proves that the game cannot end.
     */
    public static OptionalInt endlessClause(RuleGame game) {
        return new Diagnosis(game).endlessClause();
    }

    private OptionalInt endlessClause() {
        boolean free = rules.repeat() == Repeat.ALLOWED
                && rules.result().equals(Condition.TRUE)
                && rules.ends().stream().allMatch(end -> everywhere.never(end.when()));
        if (!free || game.over(game.start())) {
            return OptionalInt.empty();
        }
        return steps().stream()
                .filter(step -> !step.clause().once() && step.clause().choices().isEmpty())
                .filter(step -> bounds.aimed(step.heap(), step.other(), List.of())
                        .always(step.clause().guard()))
                .filter(step -> step.clause().changes().stream().anyMatch(change -> leaves(step, change)))
                .filter(step -> step.clause().changes().stream()
                        .allMatch(change -> leaves(step, change) || never(step, everywhere, change)))
                .mapToInt(Step::rule)
                .findFirst();
    }

    /** Whether a change makes its variable grow, or fall, and nothing bounds it there. */
    private boolean leaves(Step step, NewValue change) {
        int variable = step.variable(change);
        Bounds aimed = bounds.aimed(step.heap(), step.other(), List.of());
        Interval delta = new Deltas(aimed, variable).of(change.value());
        Variable declared = rules.variables().get(variable);
        return (declared.greatest() == Long.MAX_VALUE && delta.least() > 0
                        || declared.least() == Long.MIN_VALUE && delta.greatest() < 0)
                && !change.value().any(e -> e instanceof Expr.Arithmetic a && divides(a.operator()));
    }

    private static boolean divides(Expr.Operator operator) {
        return switch (operator) {
            case DIVIDE_CEIL, DIVIDE_EXACT, DIVIDE_FLOOR, MODULO -> true;
            default -> false;
        };
    }

    private List<Step> steps() {
        List<Step> steps = game.steps();
        return steps.subList(0, Math.min(MOST_STEPS, steps.size()));
    }

    private void find() {
        if (game.over(game.start())) {
            say("rule.start-is-final", "position", game.start());
        }
        game.endless().ifPresent(note -> notes.put(note.key(), note));
        for (int i = 0; i < region.inner().size() && notes.isEmpty(); i++) {
            if (region.inner().get(i).greatest() == Long.MAX_VALUE) {
                say("rule.may-grow-for-ever", "name", rules.variables().get(i).name());
            }
        }
        if (game.order().isEmpty()) {
            say("rule.may-go-round");
        }
        for (int i = 0; i < rules.ends().size(); i++) {
            if (everywhere.never(rules.ends().get(i).when())) {
                say("rule.end-out-of-reach", "number", i + 1);
            }
        }
        List<EndRule> overshot = rules.ends().stream()
                .filter(end -> end.how() == Ending.OVERSHOT)
                .toList();
        if (!overshot.isEmpty() && overshot.stream().allMatch(end -> never(end.when()))) {
            say("rule.overshoot-outside-ends");
        }
        for (Step step : steps()) {
            Bounds aimed = bounds.aimed(step.heap(), step.other(), step.clause().choices());
            if (step.clause().choices().stream().anyMatch(c -> mayNotComeOut(c.from()) || mayNotComeOut(c.to()))) {
                say("rule.choice-not-whole", "move", step.clause().text(), "place", place(step.clause()));
            }
            if (step.clause().changes().stream().allMatch(change -> never(step, aimed, change))) {
                say("rule.never-changes", "move", step.clause().text(), "place", place(step.clause()));
            } else {
                step.clause().changes().forEach(change -> look(step, aimed, change));
            }
        }
    }

    /** Whether it is a quotient that may have a remainder, and is not rounded. */
    private static boolean mayNotComeOut(Expr bound) {
        return bound.any(e -> e instanceof Expr.Arithmetic a && a.operator() == Expr.Operator.DIVIDE_EXACT);
    }

    private boolean never(Condition condition) {
        return everywhere.never(condition) || Conjunction.contradicts(condition, everywhere);
    }

    /** Whether a change leaves its variable as it is, whatever it holds. */
    private static boolean never(Step step, Bounds aimed, NewValue change) {
        Interval delta = new Deltas(aimed, step.variable(change)).of(change.value());
        return delta.equals(Interval.of(0)) && !change.value().any(e -> dividesByZero(aimed, e));
    }

    private void say(String key, Object... namesAndValues) {
        Note note = Note.of(key, namesAndValues);
        notes.putIfAbsent(key + note.args(), note);
    }

    private void look(Step step, Bounds aimed, NewValue change) {
        int variable = step.variable(change);
        Variable declared = rules.variables().get(variable);
        String text = step.clause().text();
        if (change.value().any(e -> dividesByZero(aimed, e))) {
            say("rule.may-divide-by-zero", "move", text, "place", place(step.clause()));
        }
        Interval delta = new Deltas(aimed, variable).of(change.value());
        Interval possible =
                aimed.value(change.value()).meet(aimed.variable(variable).plus(delta));
        boolean natural = declared.heap() && declared.least() == 0 && declared.greatest() == Long.MAX_VALUE;
        if (!natural && !declared.range().contains(possible)) {
            say(
                    "rule.leaves-range",
                    "move",
                    text,
                    "place",
                    place(step.clause()),
                    "name",
                    declared.name(),
                    "least",
                    declared.least(),
                    "greatest",
                    declared.greatest());
        }
        if (step.clause().changes().size() == 1 && delta.contains(0)) {
            unchanged(step, aimed, change, variable);
        }
    }

    /** Line and column of a clause in a text of several lines; in one line the clause itself is found as soon. */
    private static String place(MoveRule move) {
        Place place = move.place();
        return place == null || place.line() == 1 ? "" : place.line() + ":" + place.column();
    }

    private static boolean dividesByZero(Bounds aimed, Expr expr) {
        return expr instanceof Expr.Arithmetic a
                && divides(a.operator())
                && aimed.value(a.right()).contains(0);
    }

    /** Looks for a value that the move leaves as it is; only for moves that see no other variable. */
    private void unchanged(Step step, Bounds aimed, NewValue change, int variable) {
        boolean alone = step.clause().choices().isEmpty()
                && !change.value().any(e -> !seesOnly(aimed, variable, e))
                && !step.clause().guard().any(e -> !seesOnly(aimed, variable, e));
        Interval range = aimed.variable(variable);
        for (int i = 0; alone && i < TRIED && range.contains(range.least() + i); i++) {
            long[] values = new long[rules.variables().size()];
            values[variable] = range.least() + i;
            Frame frame = new Frame(rules.heaps(), values);
            frame.aim(step.heap(), step.other());
            if (frame.holds(step.clause().guard())
                    && frame.value(change.value()) == values[variable]
                    && !frame.absent()) {
                say(
                        "rule.changes-nothing",
                        "move",
                        step.clause().text(),
                        "place",
                        place(step.clause()),
                        "value",
                        values[variable]);
                return;
            }
        }
    }

    private static boolean seesOnly(Bounds aimed, int variable, Expr expr) {
        boolean leaf = expr instanceof Expr.Cell || expr instanceof Expr.Moved || expr instanceof Expr.Other;
        boolean zero = dividesByZero(aimed, expr);
        return !zero && !(expr instanceof Expr.Total) && (!leaf || aimed.variableOf(expr) == variable);
    }
}

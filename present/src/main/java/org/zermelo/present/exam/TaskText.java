package org.zermelo.present.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.notation.text.InputWords;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Variable;

/**
 * The rules as an exam paper states them. Where a part of them has no usual sentence, the rules in short notation are
 * added, so that a task is never handed out incomplete.
 */
public final class TaskText {

    private static final Pattern MOVE =
            Pattern.compile("([-+*/])\\s*(\\d+)(?:\\s+(" + InputWords.group("word.floor", "word.ceil") + "))?");

    private final Ruleset rules;
    private final Words words;
    private final List<String> sentences = new ArrayList<>();
    private boolean complete = true;

    private TaskText(Ruleset rules, Words words) {
        this.rules = rules;
        this.words = words;
    }

    /** The sentences, one for each thing that is said. */
    public static List<String> of(Ruleset rules, Words words) {
        TaskText text = new TaskText(rules, words);
        int heaps = rules.heaps().length;
        text.say(heaps == 1 ? "intro.one" : "intro", "heaps", heaps, "many", number("heaps." + heaps, heaps, words));
        text.moves();
        text.ends();
        text.start();
        text.say("strategy");
        text.complete &= rules.result().equals(Condition.TRUE) && rules.where().equals(Condition.TRUE);
        // who is stuck before an end matters in no task of this kind
        text.complete &= !rules.ends().isEmpty();
        text.complete &= rules.variables().stream().allMatch(v -> v.least() == 0 && v.greatest() == Long.MAX_VALUE);
        if (!text.complete) {
            text.say("short", "text", rules.text());
        }
        return text.sentences;
    }

    /** A small number in words, as papers write it; a great one, or what is open, as it is. */
    private static String number(Object number, Words words) {
        return number(String.valueOf(number), number, words);
    }

    private static String number(String key, Object number, Words words) {
        return words.phrase("exam.number." + key).orElse(String.valueOf(number));
    }

    private void say(String key, Object... namesAndValues) {
        sentences.add(words.say("exam.task." + key, namesAndValues));
    }

    private void moves() {
        List<String> all = rules.moves().stream().map(this::move).distinct().toList();
        int last = all.size() - 1;
        String list = last == 0
                ? all.get(0)
                : words.say("exam.task.or", "first", words.joined(all.subList(0, last)), "last", all.get(last));
        say("moves", "moves", list);
        if (rules.moves().stream().anyMatch(move -> move.text().strip().matches("[+*].*"))) {
            say("unlimited");
        }
        if (rules.repeat() != Repeat.ALLOWED) {
            say("repeat." + (rules.repeat() == Repeat.NOT_OWN ? "own" : "opponent"));
        }
        rules.moves().stream().filter(MoveRule::once).forEach(move -> say("once", "move", move(move)));
    }

    private String move(MoveRule move) {
        Matcher known = MOVE.matcher(move.text());
        boolean plain = move.target() == MoveRule.Target.ANY_HEAP
                && move.guard().equals(Condition.TRUE)
                && move.choices().isEmpty()
                && known.matches();
        if (!plain) {
            complete = false;
            return words.say("exam.task.move.other", "text", move.text());
        }
        String how = switch (known.group(1)) {
            case "+" -> "add";
            case "-" -> "take";
            case "*" -> "times";
            default ->
                known.group(3) == null
                        ? "exact"
                        : InputWords.of("word.floor").contains(known.group(3)) ? "floor" : "ceil";
        };
        long k = Long.parseLong(known.group(2));
        return words.say("exam.task.move." + how, "k", k, "many", number(k, words), "heaps", rules.heaps().length);
    }

    private void ends() {
        List<EndRule> plain = rules.ends().stream()
                .filter(end -> end.how() != Ending.OVERSHOT)
                .toList();
        for (EndRule end : plain) {
            String when = when(end.when());
            String who = switch (end.how()) {
                case LAST_MOVER_WINS -> "last";
                case LAST_MOVER_LOSES -> "other";
                default -> null;
            };
            if (when == null || who == null) {
                complete = false;
            } else {
                say("end", "when", when);
                say("winner." + who);
            }
        }
        for (EndRule end : rules.ends()) {
            String when = end.how() == Ending.OVERSHOT ? when(beyond(end.when(), plain)) : null;
            if (when != null) {
                say("overshoot", "when", when);
            } else {
                complete &= end.how() != Ending.OVERSHOT;
            }
        }
    }

    /** Of "the play has ended, and too far" the second half. */
    private static Condition beyond(Condition condition, List<EndRule> plain) {
        if (condition instanceof Condition.And and && and.parts().size() == 2) {
            List<Condition> rest = and.parts().stream()
                    .filter(part -> plain.stream().noneMatch(end -> end.when().equals(part)))
                    .toList();
            return rest.size() == 1 ? rest.get(0) : condition;
        }
        return condition;
    }

    /** What must become true, or null where there is no usual sentence for it. */
    private @Nullable String when(Condition condition) {
        if (!(condition instanceof Condition.Compare compare) || !(compare.right() instanceof Expr.Literal bound)) {
            return null;
        }
        if (compare.relation() == Condition.Relation.UNEQUAL) {
            return null;
        }
        String much = words.say(
                "exam.task.bound." + compare.relation().name().toLowerCase(Locale.ROOT), "bound", bound.value());
        int heaps = rules.heaps().length;
        if (compare.left() instanceof Expr.Total total && heaps > 1) {
            return switch (total.kind()) {
                case SUM -> words.say("exam.task.when.sum", "much", much);
                case PRODUCT -> words.say("exam.task.when.product", "much", much);
                case BIG, SMALL -> null;
            };
        }
        boolean whole = compare.left() instanceof Expr.Total || compare.left() instanceof Expr.Cell;
        return whole && heaps == 1 ? words.say("exam.task.when.heap", "much", much) : null;
    }

    private void start() {
        List<String> heaps = new ArrayList<>();
        List<Variable> variables = rules.variables();
        for (int i = 0; i < variables.size(); i++) {
            Expr start = variables.get(i).start();
            boolean known =
                    variables.get(i).heap() && (start instanceof Expr.Literal || start instanceof Expr.ParameterName);
            complete &= known && variables.size() <= 3;
            if (known) {
                Object stones = start instanceof Expr.Literal literal
                        ? (Object) literal.value()
                        : ((Expr.ParameterName) start).name();
                String key = stones instanceof Long ? "number" : "open";
                String where = variables.size() == 1 ? "one" : String.valueOf(Math.min(3, i + 1));
                heaps.add(words.say(
                        "exam.task.heap." + where + "." + key, "stones", stones, "many", number(stones, words)));
            }
        }
        say("start", "heaps", words.joined(heaps), "range", words.joined(ranges()));
    }

    private List<String> ranges() {
        return rules.parameters().stream()
                .map((Parameter p) -> words.apart(
                        p.bounded()
                                ? p.least() + " ≤ " + p.name() + " ≤ " + p.greatest()
                                : p.name() + " ≥ " + p.least()))
                .toList();
    }
}

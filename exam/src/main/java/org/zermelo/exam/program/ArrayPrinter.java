package org.zermelo.exam.program;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.exam.task.Task;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Condition.Relation;
import org.zermelo.rule.Expr;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Ruleset;

/**
 * Python with a table of codes that is filled from its end, after A. Sidorov: one or two heaps that sums and factors make greater, until
 * their total is reached.
 */
final class ArrayPrinter {

    private final Ruleset rules;
    private final Outline outline;
    private final Tongue tongue;
    private final long target;

    private ArrayPrinter(Ruleset rules, Outline outline, long target) {
        this.rules = rules;
        this.outline = outline;
        this.tongue = new Tongue(Dialect.PYTHON_ARRAY, outline.heaps(), outline.cells());
        this.target = target;
    }

    /**
     * The program.
     *
     * @throws RefusedException for rules of another kind
     */
    static String of(Task task, Outline outline) {
        Ruleset rules = task.rules();
        boolean plain = outline.cells().size() == rules.variables().size()
                && rules.heaps().length == rules.variables().size()
                && rules.heaps().length <= 2
                && rules.result().equals(Condition.TRUE)
                && rules.ends().size() == 1
                && rules.ends().get(0).how() == Ending.LAST_MOVER_WINS
                && outline.habits().least() > 0
                && outline.questions().get(0).loops().size() == 1
                && outline.questions().get(0).filter().equals(Condition.TRUE)
                && rules.moves().stream().allMatch(ArrayPrinter::grows);
        if (!plain || !(rules.ends().get(0).when() instanceof Condition.Compare end)) {
            throw new RefusedException("exam.program.array");
        }
        boolean total =
                end.left() instanceof Expr.Total t && t.kind() == Expr.Total.Kind.SUM || rules.heaps().length == 1;
        boolean least = end.relation() == Relation.AT_LEAST || end.relation() == Relation.GREATER;
        if (!total || !least || !(end.right() instanceof Expr.Literal bound)) {
            throw new RefusedException("exam.program.array");
        }
        return new ArrayPrinter(rules, outline, bound.value() + (end.relation() == Relation.GREATER ? 1 : 0)).program();
    }

    private static boolean grows(MoveRule move) {
        return move.guard().equals(Condition.TRUE)
                && move.choices().isEmpty()
                && !move.once()
                && move.changes().stream()
                        .allMatch(change -> change.value() instanceof Expr.Arithmetic a
                                && a.right() instanceof Expr.Literal
                                && (a.operator() == Expr.Operator.ADD || a.operator() == Expr.Operator.MULTIPLY));
    }

    /** How many cells a row needs so that every move from a position before the end stays within. */
    private long size() {
        return rules.moves().stream()
                .flatMap(move -> move.changes().stream())
                .mapToLong(change -> {
                    Expr.Arithmetic a = (Expr.Arithmetic) change.value();
                    long by = ((Expr.Literal) a.right()).value();
                    return a.operator() == Expr.Operator.ADD ? target + by : target * by;
                })
                .max()
                .orElse(target);
    }

    private String program() {
        boolean one = outline.cells().size() == 1;
        String x = outline.cells().get(0);
        String cells = one ? "[0] * SIZE" : "[[0] * SIZE for i in range(SIZE)]";
        String next = outline.clauses().stream()
                .map(clause -> at(clause.next().stream().map(tongue::bare)))
                .collect(Collectors.joining(", "));
        Outline.Asked asked = outline.questions().get(0);
        Clause.Loop loop = asked.loops().get(0);
        List<String> lines = Stream.of(
                        "nextCodes = [" + next + "]",
                        "negative = [c for c in nextCodes if c <= 0]",
                        "if negative:",
                        "    " + at(outline.cells().stream()) + " = 1 - max(negative)",
                        "else:",
                        "    " + at(outline.cells().stream()) + " = -max(nextCodes)")
                .toList();
        StringBuilder text = new StringBuilder("# " + outline.name().replaceAll("[\\r\\n]", " ") + "\n");
        text.append("TARGET = " + target + "\nSIZE = " + size() + "\nresults = " + cells + "\n");
        text.append("for " + x + " in range(TARGET - 1, 0, -1):\n");
        if (!one) {
            text.append("    for " + outline.cells().get(1) + " in range(TARGET - 1 - " + x + ", 0, -1):\n");
        }
        lines.forEach(line -> text.append((one ? line : "    " + line).indent(4)));
        String start = asked.start().stream().map(tongue::value).collect(Collectors.joining(", "));
        text.append("for " + loop.name() + " in range(" + tongue.value(loop.from()) + ", " + tongue.value(loop.to())
                + " + 1):\n");
        String ended = one ? start + " < TARGET" : String.join(" + ", start.split(", ")) + " < TARGET";
        text.append("    if " + ended + ":\n        print(" + loop.name() + ", "
                + at(asked.start().stream().map(tongue::value)) + ")\n");
        return text.toString();
    }

    private static String at(Stream<String> cells) {
        return "results" + cells.map(cell -> "[" + cell + "]").collect(Collectors.joining());
    }
}

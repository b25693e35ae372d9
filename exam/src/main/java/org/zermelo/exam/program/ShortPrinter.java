package org.zermelo.exam.program;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;

/**
 * Python as short as cheat sheets have it: one function of the heaps and the plies left, any for the player who wants to win and all for
 * the other, and one line for each question.
 */
final class ShortPrinter {

    private final Outline outline;
    private final PythonPrinter python;
    private final Tongue tongue;

    private ShortPrinter(Outline outline) {
        this.outline = outline;
        this.python = new PythonPrinter(outline, Dialect.PYTHON);
        this.tongue = new Tongue(Dialect.PYTHON, outline.heaps(), outline.cells());
    }

    /**
     * Whether the short form says all of a task: a player always has a move, and its questions need no more than the function.
     */
    static boolean fits(Outline outline) {
        boolean ends = outline.ends().stream().noneMatch(end -> end.how() == Ending.SCORED);
        return ends
                && outline.habits().ended() != Outline.EndedStarts.OTHER
                && outline.habits().alwaysMoves()
                && !outline.usesCodes()
                && !outline.uses(StartSet.Together.class);
    }

    static String of(Outline outline) {
        return new ShortPrinter(outline).program();
    }

    private String program() {
        String cells = String.join(", ", outline.cells());
        StringBuilder text = new StringBuilder("# " + python.title() + "\n");
        text.append("from functools import lru_cache\n\n@lru_cache(None)\ndef f(" + cells + ", m):\n");
        outline.ends()
                .forEach(end -> text.append("    if " + tongue.condition(end.when()) + ": return "
                        + switch (Printer.sign(end.how())) {
                            case 1 -> "m % 2 == 0";
                            case -1 -> "m % 2 == 1";
                            default -> "False";
                        }
                        + "\n"));
        text.append("    if m == 0: return False\n");
        text.append("    h = " + options(tongue, "m - 1") + "\n");
        text.append("    return any(h) if m % 2 == 1 else all(h)\n\n");
        outline.questions().forEach(asked -> text.append(question(asked)).append('\n'));
        return text.toString();
    }

    /** What becomes of the position after each move, as a list; moves with a condition or a choice are lists of their own. */
    private String options(Tongue over, String plies) {
        List<String> plain = outline.clauses().stream()
                .filter(clause ->
                        clause.loops().isEmpty() && tests(over, clause).isEmpty())
                .map(clause -> call(over, clause, plies))
                .toList();
        Stream<String> others = outline.clauses().stream()
                .filter(clause ->
                        !clause.loops().isEmpty() || !tests(over, clause).isEmpty())
                .map(clause -> option(over, clause, plies));
        Stream<String> first = plain.isEmpty() ? Stream.of() : Stream.of("[" + String.join(", ", plain) + "]");
        return Stream.concat(first, others).collect(Collectors.joining(" + "));
    }

    private String option(Tongue over, Clause clause, String plies) {
        String when = tests(over, clause);
        String call = call(over, clause, plies);
        if (clause.loops().isEmpty()) {
            return "([" + call + "] if " + when + " else [])";
        }
        String loops = clause.loops().stream()
                .map(loop -> " for " + loop.name() + " in range(" + over.value(loop.from()) + ", "
                        + over.value(loop.to()) + " + 1)")
                .collect(Collectors.joining());
        return "[" + call + loops + (when.isEmpty() ? "" : " if " + when) + "]";
    }

    private static String call(Tongue over, Clause clause, String plies) {
        return "f(" + clause.next().stream().map(over::bare).collect(Collectors.joining(", ")) + ", " + plies + ")";
    }

    /** The tests of a move but for those that hold for certain. */
    private String tests(Tongue over, Clause clause) {
        return over.tests(clause, outline.habits().least()).stream().collect(Collectors.joining(" and "));
    }

    private String question(Outline.Asked asked) {
        List<String> start = asked.start().stream().map(tongue::value).toList();
        String at = String.join(", ", start);
        String member = tongue.member(asked.set())
                .replace("f(p, ", "f(" + at + ", ")
                .replace("unlucky(p)", "any(" + options(tongue.over(start), "1") + ")");
        String ended = outline.habits().ended() == Outline.EndedStarts.NONE ? "" : " and not f(" + at + ", 0)";
        String filter = asked.filter().equals(Condition.TRUE)
                ? ""
                : " and (" + tongue.over(start).condition(asked.filter()) + ")";
        boolean joined = asked.set() instanceof StartSet.Joined && !(ended + filter).isEmpty();
        String loops = asked.loops().stream()
                .map(loop -> " " + python.loop(loop).replace(":", ""))
                .collect(Collectors.joining());
        boolean flat = asked.written().size() > 1;
        String found = (flat ? "n" : asked.written().get(0)) + loops + " if " + (joined ? "(" + member + ")" : member)
                + ended + filter
                + (flat ? " for n in (" + String.join(", ", asked.written()) + ")" : "");
        return python.printed(asked, "[" + found + "]");
    }
}

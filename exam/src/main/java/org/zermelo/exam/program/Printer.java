package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.task.Selection;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;

/** Fills the gaps of a language's template with the statements of a task. */
abstract class Printer {

    /** What few tasks ask for, and only their programs know. */
    private static final Set<Selection> MORE = Set.of(Selection.SUM, Selection.MIN3, Selection.MAX3);

    protected final Outline outline;
    protected final Dialect dialect;
    protected final Tongue tongue;

    protected Printer(Outline outline, Dialect dialect) {
        this.outline = outline;
        this.dialect = dialect;
        this.tongue = new Tongue(dialect, outline.heaps(), outline.cells());
    }

    final String program() {
        Map<String, String> gaps = new HashMap<>();
        gaps.put("unpack", unpack());
        gaps.put("clauses", outline.clauses().stream().map(this::clause).collect(Collectors.joining()));
        gaps.put("ends", ends());
        gaps.put("stuck", String.valueOf(sign(outline.stuck())));
        gaps.put("questions", outline.questions().stream().map(this::question).collect(Collectors.joining()));
        if (outline.uses(StartSet.Unlucky.class)) {
            gaps.put("unlucky", "");
        }
        if (outline.uses(StartSet.Together.class)) {
            gaps.put("together", "");
        }
        if (outline.usesCodes()) {
            gaps.put("codes", "");
        }
        if (outline.questions().stream().anyMatch(asked -> MORE.contains(asked.ask()))) {
            gaps.put("more", "");
        }
        more(gaps);
        gaps.put("title", title());
        return Template.filled(dialect.python() ? "python" : dialect.text(), gaps);
    }

    /** What the task is called, within a comment of one line. */
    String title() {
        return outline.name().replaceAll("[\\r\\n]", " ");
    }

    /** The numbers of the position {@code p} under their names. */
    abstract String unpack();

    /** Adds the next positions of one move to the list. */
    abstract String clause(Clause clause);

    /** The ends that the rules name, the first that holds decides. */
    abstract String ends();

    /** Finds and prints the answer to a question. */
    abstract String question(Outline.Asked asked);

    /** What only this language has. */
    void more(Map<String, String> gaps) {}

    abstract String loop(Clause.Loop loop);

    abstract String when(String condition);

    /** Statements within loops, and under a condition unless it is empty. */
    final String nested(List<Clause.Loop> loops, String condition, List<String> body) {
        List<String> opened = new ArrayList<>();
        loops.forEach(loop -> opened.add(loop(loop)));
        if (!condition.isEmpty()) {
            opened.add(when(condition));
        }
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < opened.size(); i++) {
            lines.append(indented(i, opened.get(i)));
        }
        body.forEach(line -> lines.append(indented(opened.size(), line)));
        return lines.toString();
    }

    private static String indented(int steps, String text) {
        return text.indent(4 * steps);
    }

    /** Which starts a question asks for; empty for all. */
    final String filter(Outline.Asked asked) {
        return asked.filter().equals(Condition.TRUE)
                ? ""
                : tongue.over(start(asked)).condition(asked.filter());
    }

    final List<String> start(Outline.Asked asked) {
        return asked.start().stream().map(tongue::value).toList();
    }

    final List<String> next(Clause clause) {
        return clause.next().stream().map(tongue::bare).toList();
    }

    /** 1 when the last mover has won, -1 when he has lost, 0 when nobody has. */
    static int sign(Ending ending) {
        return switch (ending) {
            case LAST_MOVER_WINS -> 1;
            case LAST_MOVER_LOSES, OVERSHOT -> -1;
            case TIE -> 0;
            case SCORED -> throw new RefusedException("exam.scored");
        };
    }
}

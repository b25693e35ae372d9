package org.zermelo.exam.program;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.exam.task.Selection;

/** Python in the three styles that schools teach. */
final class PythonPrinter extends Printer {

    PythonPrinter(Outline outline, Dialect dialect) {
        super(outline, dialect);
    }

    @Override
    String unpack() {
        return String.join(", ", outline.cells()) + (outline.cells().size() == 1 ? "," : "") + " = p";
    }

    private static String tuple(List<String> parts) {
        return "(" + String.join(", ", parts) + (parts.size() == 1 ? "," : "") + ")";
    }

    @Override
    String loop(Clause.Loop loop) {
        return "for " + loop.name() + " in range(" + tongue.value(loop.from()) + ", " + tongue.value(loop.to())
                + " + 1):";
    }

    @Override
    String when(String condition) {
        return "if " + condition + ":";
    }

    @Override
    String clause(Clause clause) {
        return nested(
                clause.loops(),
                String.join(" and ", tongue.tests(clause)),
                List.of("res.append(" + tuple(next(clause)) + ")"));
    }

    @Override
    String ends() {
        return outline.ends().stream()
                .map(end -> "if " + tongue.condition(end.when()) + ":\n    return " + sign(end.how()))
                .collect(Collectors.joining("\n"));
    }

    /** Style A names within how many of their own moves somebody wins; its function goes as far as a question asks. */
    @Override
    void more(Map<String, String> gaps) {
        int most = outline.questions().stream()
                .mapToInt(q -> q.set().plies())
                .max()
                .orElse(2);
        StringBuilder labels = new StringBuilder();
        for (int plies = 1; plies <= Math.max(2, most); plies++) {
            boolean wins = plies % 2 == 1;
            StringBuilder among = new StringBuilder(wins ? "'W'" : "'P1'");
            for (int k = wins ? 1 : 2; k <= (wins ? (plies - 1) / 2 : plies / 2); k++) {
                among.append(", '").append(wins ? "V" : "P").append(k).append("'");
            }
            labels.append(
                    """
                    if m < %d:
                        return ''
                    if %s(game(q, %d) in (%s,) for q in moves(p)):
                        return '%s%d'
                    """.formatted(plies, wins ? "any" : "all", plies - 1, among, wins ? "P" : "V", (plies + 1) / 2));
        }
        gaps.put("labels", labels.toString());
        gaps.put(dialect.text(), "");
    }

    /** A program that prints each S of the first question and the code of its position. */
    static String codes(Outline outline) {
        Outline.Asked asked = outline.questions().get(0);
        PythonPrinter printer = new PythonPrinter(outline, Dialect.PYTHON_CODES);
        String body = printer.nested(
                asked.loops(),
                printer.filter(asked),
                List.of(
                        "p = " + tuple(printer.start(asked)),
                        "if ended(p) is None:",
                        "    print("
                                + asked.loops().stream().map(Clause.Loop::name).collect(Collectors.joining(", "))
                                + ", code(p) or 0)"));
        return Template.filled(
                "python",
                Map.of(
                        "title", printer.title(),
                        "unpack", printer.unpack(),
                        "clauses",
                                outline.clauses().stream().map(printer::clause).collect(Collectors.joining()),
                        "ends", printer.ends(),
                        "stuck", String.valueOf(sign(outline.stuck())),
                        "codes", "",
                        "questions", body));
    }

    @Override
    String question(Outline.Asked asked) {
        String name = "r" + asked.name();
        return name + " = []\n"
                + nested(
                        asked.loops(),
                        filter(asked),
                        List.of(
                                "p = " + tuple(start(asked)),
                                "if ended(p) is None and (" + tongue.member(asked.set()) + "):",
                                "    " + name + " += [" + String.join(", ", asked.written()) + "]"))
                + printed(asked, name)
                + "\n\n";
    }

    /** Prints of a list what is asked. */
    String printed(Outline.Asked asked, String list) {
        String name = list.startsWith("[")
                        && Set.of(Selection.MINMAX, Selection.MIN_AND_COUNT)
                                .contains(asked.ask().listed())
                ? "r" + asked.name()
                : list;
        String before = name.equals(list) ? "" : name + " = " + list + "\n";
        return before + "print(" + label(asked) + ", *" + made(asked, name) + ")";
    }

    private static String label(Outline.Asked asked) {
        return asked.name().matches("\\d+") ? asked.name() : "'" + asked.name() + "'";
    }

    /** Two values may be made one number of, or turned round. */
    private static String made(Outline.Asked asked, String name) {
        String listed = written(asked, name);
        if (asked.ask().listed() == asked.ask()) {
            return listed;
        }
        return asked.ask()
                .sign()
                .map(sign -> "(lambda v: [v[-1] " + sign + " v[0]] if len(v) > 1 else [])(" + listed + ")")
                .orElse(listed + "[::-1]");
    }

    private static String written(Outline.Asked asked, String name) {
        String distinct = asked.pairs() ? "sorted(set(" + name + "))" : name;
        return switch (asked.ask().listed()) {
            case ALL, ONLY -> asked.flat() ? name : distinct;
            case MIN -> distinct + "[:1]";
            case MAX -> distinct + "[-1:]";
            case MIN2 -> distinct + "[:2]";
            case MAX2 -> distinct + "[-2:]";
            case MIN3 -> distinct + "[:3]";
            case MAX3 -> distinct + "[-3:]";
            case SUM -> "[sum(set(" + name + "))]";
            case MINMAX -> "([min(" + name + "), max(" + name + ")] if " + name + " else [])";
            case COUNT -> "[len(" + name + ")]";
            default -> "(" + distinct + "[:1] + [len(" + name + ")])";
        };
    }
}

package org.zermelo.exam.program;

import java.util.List;
import org.zermelo.exam.StartSet;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;

/** Python in the three styles that schools teach. */
final class PythonProgram {

    private final Outline outline;
    private final Dialect dialect;
    private final CodeLines out = new CodeLines();

    private PythonProgram(Outline outline, Dialect dialect) {
        this.outline = outline;
        this.dialect = dialect;
    }

    static String of(Outline outline, Dialect dialect) {
        return new PythonProgram(outline, dialect).write();
    }

    private String write() {
        out.add(0, "# " + outline.name().replaceAll("[\\r\\n]", " "));
        if (outline.usesCodes()) {
            out.add(0, "import sys");
            out.add(0, "sys.setrecursionlimit(10 ** 6)");
        }
        out.gap();
        moves();
        ended();
        switch (dialect) {
            case PYTHON_A -> labels();
            case PYTHON_B -> parity();
            default -> codes();
        }
        if (outline.uses(StartSet.Together.class)) {
            together();
        }
        if (outline.usesCodes()) {
            code("code(p)", "code(q)", "p", false);
        }
        outline.questions().forEach(this::question);
        return out.toString();
    }

    private String unpack() {
        return String.join(", ", outline.cells()) + (outline.cells().size() == 1 ? "," : "") + " = p";
    }

    private static String tuple(List<String> parts) {
        return "(" + String.join(", ", parts) + (parts.size() == 1 ? "," : "") + ")";
    }

    private void moves() {
        out.add(0, "def moves(p):").add(1, unpack()).add(1, "res = []");
        for (Clause clause : outline.clauses()) {
            int indent = 1;
            for (Clause.Loop loop : clause.loops()) {
                out.add(indent++, "for " + loop.name() + " in range(" + loop.from() + ", " + loop.to() + " + 1):");
            }
            if (!clause.conditions().isEmpty()) {
                out.add(indent++, "if " + String.join(" and ", clause.conditions()) + ":");
            }
            out.add(indent, "res.append(" + tuple(clause.next()) + ")");
        }
        out.add(1, "return res").gap();
    }

    /** 1 when the last mover has won, -1 when he has lost, 0 when nobody has, None when the play goes on. */
    private void ended() {
        out.add(0, "def ended(p):").add(1, unpack());
        for (Outline.End end : outline.ends()) {
            out.add(1, "if " + end.condition() + ":").add(2, "return " + sign(end.how()));
        }
        out.add(1, "if not moves(p):").add(2, "return " + sign(outline.stuck()));
        out.add(1, "return None").gap();
    }

    static int sign(Ending ending) {
        return switch (ending) {
            case LAST_MOVER_WINS -> 1;
            case LAST_MOVER_LOSES, OVERSHOT -> -1;
            case TIE -> 0;
            case SCORED -> throw new RefusedException("exam.scored");
        };
    }

    private void parity() {
        out.add(0, "def f(p, m):");
        out.add(1, "e = ended(p)");
        out.add(1, "if e is not None:");
        out.add(2, "return e == 1 and m % 2 == 0 or e == -1 and m % 2 == 1");
        out.add(1, "if m == 0:").add(2, "return False");
        out.add(1, "h = [f(q, m - 1) for q in moves(p)]");
        out.add(1, "return any(h) if m % 2 == 1 else all(h)").gap();
        out.add(0, "def unlucky(p):")
                .add(1, "return any(f(q, 1) for q in moves(p))")
                .gap();
    }

    private void labels() {
        int most = outline.questions().stream()
                .mapToInt(q -> q.set().plies())
                .max()
                .orElse(2);
        out.add(0, "label = {}").gap();
        out.add(0, "def game(p, m):");
        out.add(1, "if (p, m) not in label:").add(2, "label[p, m] = find(p, m)");
        out.add(1, "return label[p, m]").gap();
        out.add(0, "def find(p, m):");
        out.add(1, "e = ended(p)");
        out.add(1, "if e is not None:").add(2, "return 'W' if e == 1 else 'P1' if e == -1 else 'T'");
        for (int plies = 1; plies <= Math.max(2, most); plies++) {
            boolean wins = plies % 2 == 1;
            StringBuilder labels = new StringBuilder(wins ? "'W'" : "'P1'");
            for (int k = wins ? 1 : 2; k <= (wins ? (plies - 1) / 2 : plies / 2); k++) {
                labels.append(", '").append(wins ? "V" : "P").append(k).append("'");
            }
            out.add(1, "if m < " + plies + ":").add(2, "return ''");
            out.add(
                    1,
                    "if " + (wins ? "any" : "all") + "(game(q, " + (plies - 1) + ") in (" + labels
                            + ",) for q in moves(p)):");
            out.add(2, "return '" + (wins ? "P" + (plies + 1) / 2 : "V" + plies / 2) + "'");
        }
        out.add(1, "return ''").gap();
        out.add(0, "def f(p, m):");
        out.add(1, "t = game(p, m)");
        out.add(1, "return t[:1] == ('P' if m % 2 == 1 else 'V') and int(t[1:]) <= (m + 1) // 2")
                .gap();
        out.add(0, "def unlucky(p):")
                .add(1, "return any(game(q, 1) == 'P1' for q in moves(p))")
                .gap();
    }

    /** Codes within m plies: None is not decided there. */
    private void codes() {
        code("near(p, m)", "near(q, m - 1)", "p, m", true);
        out.add(0, "def f(p, m):");
        out.add(1, "c = near(p, m)");
        out.add(1, "return c is not None and ((c > 0) if m % 2 == 1 else (c < 0))")
                .gap();
        out.add(0, "def unlucky(p):")
                .add(1, "return any(near(q, 1) == 1 for q in moves(p))")
                .gap();
    }

    private void code(String head, String inner, String key, boolean limited) {
        String memo = limited ? "near_codes" : "codes";
        out.add(0, memo + " = {}").gap();
        out.add(0, "def " + head + ":");
        out.add(1, "e = ended(p)");
        out.add(1, "if e == 1:").add(2, "return 0");
        out.add(1, limited ? "if e == -1 and m > 0:" : "if e == -1:").add(2, "return 1");
        out.add(1, limited ? "if e is not None or m == 0:" : "if e is not None:")
                .add(2, "return None");
        out.add(1, "if (" + key + ") not in " + memo + ":");
        out.add(2, "next_codes = [" + inner + " for q in moves(p)]");
        out.add(2, "negative = [c for c in next_codes if c is not None and c <= 0]");
        out.add(2, "if negative:").add(3, memo + "[" + key + "] = 1 - max(negative)");
        out.add(2, "elif None in next_codes:").add(3, memo + "[" + key + "] = None");
        out.add(2, "else:").add(3, memo + "[" + key + "] = -max(next_codes)");
        out.add(1, "return " + memo + "[" + key + "]").gap();
    }

    private void together() {
        out.add(0, "def together(p, m):");
        out.add(1, "if ended(p) is not None:").add(2, "return False");
        out.add(1, "if m == 1:").add(2, "return f(p, 1)");
        out.add(1, "return any(together(q, m - 1) for q in moves(p))").gap();
    }

    private void question(Outline.Asked asked) {
        String name = "r" + asked.name();
        out.add(0, name + " = []");
        int indent = 0;
        for (Clause.Loop loop : asked.loops()) {
            out.add(indent++, "for " + loop.name() + " in range(" + loop.from() + ", " + loop.to() + " + 1):");
        }
        if (!asked.filter().isEmpty()) {
            out.add(indent++, "if " + asked.filter() + ":");
        }
        out.add(indent, "p = " + tuple(asked.start()));
        out.add(indent, "if ended(p) is None and (" + new Membership(dialect).of(asked.set()) + "):");
        out.add(indent + 1, name + " += [" + String.join(", ", asked.written()) + "]");
        out.add(0, "print(" + label(asked) + ", *" + written(asked, name) + ")").gap();
    }

    private static String label(Outline.Asked asked) {
        return asked.name().matches("\\d+") ? asked.name() : "'" + asked.name() + "'";
    }

    private static String written(Outline.Asked asked, String name) {
        String distinct = asked.pairs() ? "sorted(set(" + name + "))" : name;
        return switch (asked.ask()) {
            case ALL, ONLY -> asked.flat() ? name : distinct;
            case MIN -> distinct + "[:1]";
            case MAX -> distinct + "[-1:]";
            case MIN2 -> distinct + "[:2]";
            case MAX2 -> distinct + "[-2:]";
            case MINMAX -> "([min(" + name + "), max(" + name + ")] if " + name + " else [])";
            case COUNT -> "[len(" + name + ")]";
            case MIN_AND_COUNT -> "(" + distinct + "[:1] + [len(" + name + ")])";
        };
    }
}

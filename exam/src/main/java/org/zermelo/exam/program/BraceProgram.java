package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.StartSet;

/** Java, C++ and C#: one function with the plies left, and a table of what is known. */
final class BraceProgram {

    private final Outline outline;
    private final Brace brace;
    private final int base;
    private final CodeLines out = new CodeLines();

    private BraceProgram(Outline outline, Brace brace) {
        this.outline = outline;
        this.brace = brace;
        this.base = brace.dialect() == Dialect.CPP ? 0 : 1;
    }

    static String of(Outline outline, Dialect dialect) {
        return new BraceProgram(outline, new Brace(dialect)).write();
    }

    private String write() {
        out.add(0, "// " + outline.name().replaceAll("[\\r\\n\\\\]", " "));
        brace.head().forEach(line -> out.add(0, line));
        brace.helpers().forEach(line -> out.add(base, line));
        out.gap();
        moves();
        ended();
        parity();
        if (outline.uses(StartSet.Unlucky.class)) {
            unlucky();
        }
        if (outline.uses(StartSet.Together.class)) {
            together();
        }
        if (outline.usesCodes()) {
            codes();
        }
        out.add(base, brace.main());
        outline.questions().forEach(this::question);
        out.add(base, "}");
        if (base == 1) {
            out.add(0, "}");
        }
        return out.toString();
    }

    private void unpack(int indent) {
        List<String> cells = new ArrayList<>();
        for (int i = 0; i < outline.cells().size(); i++) {
            cells.add(outline.cells().get(i) + " = " + brace.item("p", i));
        }
        out.add(indent, brace.number() + " " + String.join(", ", cells) + ";");
    }

    private void moves() {
        out.add(base, brace.function(brace.positions(), "moves", brace.argument()));
        unpack(base + 1);
        out.add(base + 1, brace.newList(brace.positions(), "res"));
        for (Clause clause : outline.clauses()) {
            int indent = base + 1;
            for (Clause.Loop loop : clause.loops()) {
                out.add(indent++, brace.loop(loop));
            }
            if (!clause.conditions().isEmpty()) {
                out.add(indent++, "if (" + String.join(" && ", clause.conditions()) + ")");
            }
            out.add(indent, brace.append("res", brace.position(clause.next())) + ";");
        }
        out.add(base + 1, "return res;").add(base, "}").gap();
    }

    /** 1 when the last mover has won, -1 when he has lost, 0 when nobody has, 2 when the play goes on. */
    private void ended() {
        out.add(base, brace.function("int", "ended", brace.argument()));
        unpack(base + 1);
        for (Outline.End end : outline.ends()) {
            out.add(base + 1, "if (" + end.condition() + ") return " + PythonProgram.sign(end.how()) + ";");
        }
        out.add(base + 1, "return " + brace.empty("moves(p)") + " ? " + PythonProgram.sign(outline.stuck()) + " : 2;");
        out.add(base, "}").gap();
    }

    private void parity() {
        out.add(base, brace.memo(brace.bool(), "known"));
        out.add(base, brace.function(brace.bool(), "f", brace.argument() + ", int m"));
        out.add(base + 1, "int e = ended(p);");
        out.add(base + 1, "if (e != 2) return (e == 1 && m % 2 == 0) || (e == -1 && m % 2 == 1);");
        out.add(base + 1, "if (m == 0) return false;");
        brace.key("p", "m").forEach(line -> out.add(base + 1, line));
        out.add(base + 1, "if (" + brace.has("known") + ") return " + brace.get("known") + ";");
        out.add(base + 1, brace.bool() + " any = false, all = true;");
        out.add(base + 1, brace.each("q", "moves(p)"));
        out.add(base + 2, "if (f(q, m - 1)) any = true; else all = false;");
        out.add(base + 1, brace.put("known", "m % 2 == 1 ? any : all") + ";");
        out.add(base + 1, "return " + brace.get("known") + ";").add(base, "}").gap();
    }

    private void unlucky() {
        out.add(base, brace.function(brace.bool(), "unlucky", brace.argument()));
        out.add(base + 1, brace.each("q", "moves(p)"));
        out.add(base + 2, "if (f(q, 1)) return true;");
        out.add(base + 1, "return false;").add(base, "}").gap();
    }

    private void together() {
        out.add(base, brace.function(brace.bool(), "together", brace.argument() + ", int m"));
        out.add(base + 1, "if (ended(p) != 2) return false;");
        out.add(base + 1, "if (m == 1) return f(p, 1);");
        out.add(base + 1, brace.each("q", "moves(p)"));
        out.add(base + 2, "if (together(q, m - 1)) return true;");
        out.add(base + 1, "return false;").add(base, "}").gap();
    }

    /** Signed codes of the whole game; a position that nobody wins has no code, written 10^9 and read as 0. */
    private void codes() {
        String none = "1000000000";
        out.add(base, brace.memo("int", "codes"));
        out.add(base, brace.function("int", "find", brace.argument()));
        out.add(base + 1, "int e = ended(p);");
        out.add(base + 1, "if (e != 2) return e == 1 ? 0 : e == -1 ? 1 : " + none + ";");
        brace.key("p", "0").forEach(line -> out.add(base + 1, line));
        out.add(base + 1, "if (" + brace.has("codes") + ") return " + brace.get("codes") + ";");
        out.add(base + 1, "int won = -" + none + ", lost = 0;");
        out.add(base + 1, brace.each("q", "moves(p)") + " {");
        out.add(base + 2, "int c = find(q);");
        out.add(base + 2, "if (c <= 0 && c > won) won = c;");
        out.add(base + 2, "if (c > lost) lost = c;");
        out.add(base + 1, "}");
        String best = "won > -" + none + " ? 1 - won : lost == " + none + " ? " + none + " : -lost";
        out.add(base + 1, brace.put("codes", best) + ";");
        out.add(base + 1, "return " + brace.get("codes") + ";").add(base, "}").gap();
        out.add(base, brace.function("int", "code", brace.argument()));
        out.add(base + 1, "int c = find(p);");
        out.add(base + 1, "return c == " + none + " ? 0 : c;").add(base, "}").gap();
    }

    private void question(Outline.Asked asked) {
        out.add(base + 1, "{");
        out.add(base + 2, brace.newList(brace.numbers(), "r"));
        int indent = base + 2;
        for (Clause.Loop loop : asked.loops()) {
            out.add(indent++, brace.loop(loop));
        }
        if (!asked.filter().isEmpty()) {
            out.add(indent++, "if (" + asked.filter() + ")");
        }
        out.add(indent, "{");
        out.add(indent + 1, brace.declare("p", brace.position(asked.start())));
        out.add(indent + 1, "if (ended(p) == 2 && (" + new Membership(brace.dialect()).of(asked.set()) + ")) {");
        int inner = indent + 2;
        asked.written().forEach(name -> out.add(inner, brace.append("r", name) + ";"));
        out.add(indent + 1, "}").add(indent, "}");
        out.add(base + 2, brace.print(asked.name(), asked.ask().text(), asked.flat()));
        out.add(base + 1, "}");
    }
}

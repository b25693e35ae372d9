package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.zermelo.exam.StartSet;
import org.zermelo.game.Ending;

/**
 * Pascal: one function with the plies left, and a table of what is known. Only what PascalABC.NET and Free Pascal share is
 * used (Free Pascal with {@code -Mobjfpc -Sh}), so that the same text runs at school and in the tests.
 */
final class PascalProgram {

    private final Outline outline;
    private final int cells;
    private final CodeLines out = new CodeLines();

    private PascalProgram(Outline outline) {
        this.outline = outline;
        this.cells = outline.cells().size();
    }

    static String of(Outline outline) {
        PascalProgram program = new PascalProgram(outline);
        program.body();
        String body = program.out.toString();
        return PascalParts.head(outline.name(), program.cells, body) + body;
    }

    private void body() {
        moves();
        ended();
        out.text(PascalParts.PLIES);
        if (outline.uses(StartSet.Unlucky.class)) {
            out.text(PascalParts.UNLUCKY);
        }
        if (outline.uses(StartSet.Together.class)) {
            out.text(PascalParts.TOGETHER);
        }
        if (outline.usesCodes()) {
            out.text(PascalParts.CODES);
        }
        out.text(PascalParts.ANSWER);
        if (outline.questions().stream().anyMatch(Outline.Asked::sum)) {
            out.text(PascalParts.SORT);
        }
        outline.questions().forEach(this::question);
        out.add(0, "begin").add(1, "grow;");
        outline.questions().forEach(asked -> out.add(1, "question" + asked.name() + ";"));
        out.add(0, "end.");
    }

    private String names() {
        return String.join(", ", outline.cells());
    }

    private void unpack() {
        for (int i = 0; i < cells; i++) {
            out.add(1, outline.cells().get(i) + " := p[" + i + "];");
        }
    }

    private void set(int indent, String position, List<String> values) {
        for (int i = 0; i < cells; i++) {
            out.add(indent, position + "[" + i + "] := " + values.get(i) + ";");
        }
    }

    private static String loop(Clause.Loop loop) {
        return "for " + loop.name() + " := " + loop.from() + " to " + loop.to() + " do";
    }

    private void moves() {
        List<String> local = new ArrayList<>(outline.cells());
        outline.clauses().stream()
                .flatMap(clause -> clause.loops().stream())
                .map(Clause.Loop::name)
                .distinct()
                .forEach(local::add);
        out.add(0, "function moves(p: Position): Positions;");
        out.add(0, "var").add(1, String.join(", ", local) + ": int64;");
        out.add(1, "next: Position;").add(1, "list: Positions;");
        out.add(0, "begin");
        unpack();
        out.add(1, "SetLength(list, 0);");
        for (Clause clause : outline.clauses()) {
            int indent = 1;
            for (Clause.Loop loop : clause.loops()) {
                out.add(indent++, loop(loop));
            }
            if (!clause.conditions().isEmpty()) {
                out.add(indent++, "if " + bracketed(clause.conditions()) + " then");
            }
            out.add(indent, "begin");
            set(indent + 1, "next", clause.next());
            out.add(indent + 1, "put(list, next);").add(indent, "end;");
        }
        out.add(1, "Result := list;").add(0, "end;").gap();
    }

    /** A condition such as {@code (x - 3) >= 0} begins with a bracket and is not in brackets. */
    private static String bracketed(List<String> conditions) {
        return conditions.stream().map(c -> "(" + c + ")").collect(Collectors.joining(" and "));
    }

    private void ended() {
        out.add(0, "function ended(p: Position): integer;");
        out.add(0, "var").add(1, names() + ": int64;").add(0, "begin");
        unpack();
        String otherwise = "";
        for (Outline.End end : outline.ends()) {
            out.add(1, otherwise + "if " + end.condition() + " then Result := " + sign(end.how()));
            otherwise = "else ";
        }
        out.add(1, otherwise + "if Length(moves(p)) = 0 then Result := " + sign(outline.stuck()));
        out.add(1, "else Result := 2;").add(0, "end;").gap();
    }

    private static int sign(Ending ending) {
        return PythonProgram.sign(ending);
    }

    private void question(Outline.Asked asked) {
        out.add(0, "procedure question" + asked.name() + ";");
        String open = asked.loops().stream().map(Clause.Loop::name).collect(Collectors.joining(", "));
        out.add(0, "var").add(1, open + ": int64;").add(1, "p: Position;").add(1, "found: Numbers;");
        out.add(0, "begin").add(1, "SetLength(found, 0);");
        int indent = 1;
        for (Clause.Loop loop : asked.loops()) {
            out.add(indent++, loop(loop));
        }
        if (!asked.filter().isEmpty()) {
            out.add(indent++, "if " + asked.filter() + " then");
        }
        out.add(indent, "begin");
        set(indent + 1, "p", asked.start());
        String member = new Membership(Dialect.PASCAL).of(asked.set());
        out.add(indent + 1, "if (ended(p) = 2) and (" + member + ") then").add(indent + 1, "begin");
        asked.written().forEach(name -> out.add(indentOf(asked) + 2, "add(found, " + name + ");"));
        out.add(indent + 1, "end;").add(indent, "end;");
        if (asked.sum()) {
            out.add(1, "sort(found);");
        }
        out.add(1, "answer('" + asked.name() + "', '" + asked.ask().text() + "', " + asked.flat() + ", found);");
        out.add(0, "end;").gap();
    }

    private static int indentOf(Outline.Asked asked) {
        return 1 + asked.loops().size() + (asked.filter().isEmpty() ? 0 : 1);
    }
}

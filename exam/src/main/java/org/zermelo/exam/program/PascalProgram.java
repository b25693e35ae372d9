package org.zermelo.exam.program;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.exam.StartSet;
import org.zermelo.game.Ending;

/** PascalABC.NET: one function with the plies left, and a dictionary of what is known. */
final class PascalProgram {

    private final Outline outline;
    private final Lines out = new Lines();

    private PascalProgram(Outline outline) {
        this.outline = outline;
    }

    static String of(Outline outline) {
        return new PascalProgram(outline).write();
    }

    private String write() {
        out.add(0, "// " + outline.name().replaceAll("[\\r\\n]", " "));
        out.add(0, "type Position = array of int64;").gap();
        out.add(0, "function floorDiv(a, b: int64): int64;").add(0, "begin");
        out.add(1, "Result := a div b;").add(1, "if (a mod b <> 0) and ((a < 0) <> (b < 0)) then Result -= 1;");
        out.add(0, "end;").gap();
        out.add(0, "function floorMod(a, b: int64): int64;").add(0, "begin");
        out.add(1, "Result := a - b * floorDiv(a, b);").add(0, "end;").gap();
        moves();
        ended();
        parity();
        if (outline.uses(StartSet.Unlucky.class)) {
            head("function unlucky(p: Position): boolean;");
            out.add(1, "Result := moves(p).Any(q -> f(q, 1));").add(0, "end;").gap();
        }
        if (outline.uses(StartSet.Together.class)) {
            head("function together(p: Position; m: integer): boolean;");
            out.add(1, "if ended(p) <> 2 then Result := false");
            out.add(1, "else if m = 1 then Result := f(p, 1)");
            out.add(1, "else Result := moves(p).Any(q -> together(q, m - 1));")
                    .add(0, "end;")
                    .gap();
        }
        if (outline.usesCodes()) {
            codes();
        }
        answer();
        out.add(0, "begin");
        outline.questions().forEach(this::question);
        out.add(0, "end.");
        return out.toString();
    }

    private void head(String line) {
        out.add(0, line).add(0, "begin");
    }

    private void unpack() {
        List<String> cells = outline.cells();
        for (int i = 0; i < cells.size(); i++) {
            out.add(1, "var " + cells.get(i) + " := p[" + i + "];");
        }
    }

    private static String position(List<String> parts) {
        List<String> wide = new ArrayList<>();
        parts.forEach(part -> wide.add("int64(" + part + ")"));
        return "new int64[](" + String.join(", ", wide) + ")";
    }

    private static String loop(Clause.Loop loop) {
        return "for var " + loop.name() + ": int64 := " + loop.from() + " to " + loop.to() + " do";
    }

    private void moves() {
        head("function moves(p: Position): List<Position>;");
        unpack();
        out.add(1, "Result := new List<Position>;");
        for (Clause clause : outline.clauses()) {
            int indent = 1;
            for (Clause.Loop loop : clause.loops()) {
                out.add(indent++, loop(loop));
            }
            if (!clause.conditions().isEmpty()) {
                out.add(indent++, "if " + String.join(" and ", bracketed(clause.conditions())) + " then");
            }
            out.add(indent, "Result.Add(" + position(clause.next()) + ");");
        }
        out.add(0, "end;").gap();
    }

    /** A condition such as {@code (x - 3) >= 0} begins with a bracket and is not in brackets. */
    private static List<String> bracketed(List<String> conditions) {
        return conditions.stream().map(c -> "(" + c + ")").toList();
    }

    private void ended() {
        head("function ended(p: Position): integer;");
        unpack();
        for (Outline.End end : outline.ends()) {
            out.add(1, "if " + end.condition() + " then begin Result := " + sign(end.how()) + "; exit; end;");
        }
        out.add(1, "if moves(p).Count = 0 then Result := " + sign(outline.stuck()) + " else Result := 2;");
        out.add(0, "end;").gap();
    }

    private static int sign(Ending ending) {
        return PythonProgram.sign(ending);
    }

    private void parity() {
        out.add(0, "var known := new Dictionary<string, boolean>;").gap();
        head("function f(p: Position; m: integer): boolean;");
        out.add(1, "var e := ended(p);");
        out.add(1, "if e <> 2 then begin");
        out.add(2, "Result := (e = 1) and (m mod 2 = 0) or (e = -1) and (m mod 2 = 1);")
                .add(2, "exit;")
                .add(1, "end;");
        out.add(1, "if m = 0 then begin Result := false; exit; end;");
        out.add(1, "var key := p.JoinIntoString(',') + ';' + m;");
        out.add(1, "if not known.ContainsKey(key) then");
        out.add(2, "if m mod 2 = 1 then known[key] := moves(p).Any(q -> f(q, m - 1))");
        out.add(2, "else known[key] := moves(p).All(q -> f(q, m - 1));");
        out.add(1, "Result := known[key];").add(0, "end;").gap();
    }

    private void codes() {
        out.add(0, "var codes := new Dictionary<string, integer>;").gap();
        head("function find(p: Position): integer;");
        out.add(1, "var e := ended(p);");
        out.add(1, "if e <> 2 then begin");
        out.add(2, "if e = 1 then Result := 0 else if e = -1 then Result := 1 else Result := 1000000000;");
        out.add(2, "exit;").add(1, "end;");
        out.add(1, "var key := p.JoinIntoString(',');");
        out.add(1, "if not codes.ContainsKey(key) then begin");
        out.add(2, "var next := moves(p).Select(q -> find(q)).ToArray;");
        out.add(2, "if next.Any(c -> c <= 0) then codes[key] := 1 - next.Where(c -> c <= 0).Max");
        out.add(2, "else if next.Max = 1000000000 then codes[key] := 1000000000");
        out.add(2, "else codes[key] := -next.Max;").add(1, "end;");
        out.add(1, "Result := codes[key];").add(0, "end;").gap();
        head("function code(p: Position): integer;");
        out.add(1, "Result := find(p);")
                .add(1, "if Result = 1000000000 then Result := 0;")
                .add(0, "end;")
                .gap();
    }

    private void answer() {
        head("procedure answer(number: integer; ask: string; flat: boolean; r: List<int64>);");
        out.add(1, "var d := r;");
        out.add(1, "if not flat then d := r.Distinct.OrderBy(v -> v).ToList;");
        out.add(1, "var w := d;");
        out.add(1, "var n := d.Count;");
        out.add(1, "case ask of");
        out.add(2, "'count': begin w := new List<int64>; w.Add(r.Count); end;");
        out.add(2, "'min+count': begin w := d.Take(1).ToList; w.Add(r.Count); end;");
        out.add(2, "'min': w := d.Take(1).ToList;").add(2, "'min2': w := d.Take(2).ToList;");
        out.add(2, "'max': w := d.Skip(n - 1).ToList;").add(2, "'max2': w := d.Skip(n - 2).ToList;");
        out.add(2, "'minmax': if n > 0 then begin w := d.Take(1).ToList; w.Add(d[n - 1]); end;")
                .add(1, "end;");
        out.add(1, "Write(number);")
                .add(1, "foreach var v in w do Write(' ', v);")
                .add(1, "Writeln;");
        out.add(0, "end;").gap();
    }

    private void question(Outline.Asked asked) {
        out.add(1, "begin").add(2, "var r := new List<int64>;");
        int indent = 2;
        for (Clause.Loop loop : asked.loops()) {
            out.add(indent++, loop(loop));
        }
        if (!asked.filter().isEmpty()) {
            out.add(indent++, "if " + asked.filter() + " then");
        }
        out.add(indent, "begin");
        out.add(indent + 1, "var p := " + position(asked.start()) + ";");
        String member = new Membership(Dialect.PASCAL).of(asked.set());
        out.add(indent + 1, "if (ended(p) = 2) and (" + member + ") then begin");
        if (asked.flat()) {
            out.add(indent + 2, "r.Add(" + asked.loops().get(1).name() + ");");
        }
        out.add(indent + 2, "r.Add(" + asked.loops().get(0).name() + ");")
                .add(indent + 1, "end;")
                .add(indent, "end;");
        out.add(2, "answer(" + asked.number() + ", '" + asked.ask().text() + "', " + asked.flat() + ", r);");
        out.add(1, "end;");
    }
}

package org.zermelo.exam.program;

/** The parts of a Pascal program that are the same for all tasks. */
final class PascalParts {

    private PascalParts() {}

    static final String PLIES = """
            function f(p: Position; m: integer): boolean;
            var
                e, v, i: integer;
                any, all: boolean;
                next: Positions;
            begin
                e := ended(p);
                v := 0;
                if e <> 2 then Result := ((e = 1) and (m mod 2 = 0)) or ((e = -1) and (m mod 2 = 1))
                else if m = 0 then Result := false
                else if recall(p, m, v) then Result := v = 1
                else
                begin
                    any := false;
                    all := true;
                    next := moves(p);
                    for i := 0 to Length(next) - 1 do
                        if f(next[i], m - 1) then any := true else all := false;
                    if m mod 2 = 1 then Result := any else Result := all;
                    if Result then remember(p, m, 1) else remember(p, m, 0);
                end;
            end;

            """;

    static final String UNLUCKY = """
            function unlucky(p: Position): boolean;
            var
                i: integer;
                next: Positions;
            begin
                Result := false;
                next := moves(p);
                for i := 0 to Length(next) - 1 do
                    if f(next[i], 1) then Result := true;
            end;

            """;

    /** Sums are found in the order of their starts. */
    static final String SORT = """
            procedure sort(var r: Numbers);
            var
                i, j: integer;
                least: int64;
            begin
                for i := 1 to Length(r) - 1 do
                begin
                    least := r[i];
                    j := i;
                    while (j > 0) and (r[j - 1] > least) do
                    begin
                        r[j] := r[j - 1];
                        j := j - 1;
                    end;
                    r[j] := least;
                end;
            end;

            """;

    static final String TOGETHER = """
            function together(p: Position; m: integer): boolean;
            var
                i: integer;
                next: Positions;
            begin
                Result := false;
                if ended(p) = 2 then
                    if m = 1 then Result := f(p, 1)
                    else
                    begin
                        next := moves(p);
                        for i := 0 to Length(next) - 1 do
                            if together(next[i], m - 1) then Result := true;
                    end;
            end;

            """;

    static final String CODES = """
            function find(p: Position): integer;
            var
                e, c, i, best, most: integer;
                next: Positions;
            begin
                e := ended(p);
                c := 0;
                if e = 1 then Result := 0
                else if e = -1 then Result := 1
                else if e <> 2 then Result := NOBODY
                else if recall(p, -1, c) then Result := c
                else
                begin
                    best := -NOBODY;
                    most := -NOBODY;
                    next := moves(p);
                    for i := 0 to Length(next) - 1 do
                    begin
                        c := find(next[i]);
                        if (c <= 0) and (c > best) then best := c;
                        if c > most then most := c;
                    end;
                    if best > -NOBODY then Result := 1 - best
                    else if most = NOBODY then Result := NOBODY
                    else Result := -most;
                    remember(p, -1, Result);
                end;
            end;

            function code(p: Position): integer;
            begin
                Result := find(p);
                if Result = NOBODY then Result := 0;
            end;

            """;

    static final String ANSWER = """
            procedure add(var list: Numbers; value: int64);
            begin
                SetLength(list, Length(list) + 1);
                list[Length(list) - 1] := value;
            end;

            procedure answer(name: string; ask: string; flat: boolean; r: Numbers);
            var
                d: Numbers;
                i, n, lowest, highest: integer;
            begin
                SetLength(d, 0);
                for i := 0 to Length(r) - 1 do
                    if flat or (i = 0) then add(d, r[i])
                    else if r[i] <> r[i - 1] then add(d, r[i]);
                n := Length(d);
                lowest := 0;
                highest := n - 1;
                if ask = 'min' then highest := 0;
                if ask = 'min2' then highest := 1;
                if ask = 'max' then lowest := n - 1;
                if ask = 'max2' then lowest := n - 2;
                if ask = 'count' then lowest := n;
                if ask = 'min+count' then highest := 0;
                Write(name);
                if (ask = 'minmax') and (n > 0) then Write(' ', d[0], ' ', d[n - 1])
                else
                    for i := 0 to n - 1 do
                        if (i >= lowest) and (i <= highest) then Write(' ', d[i]);
                if (ask = 'count') or (ask = 'min+count') then Write(' ', Length(r));
                Writeln;
            end;

            """;

    private static final String DIVIDE = """
            function floorDiv(a, b: int64): int64;
            begin
                Result := a div b;
                if (a mod b <> 0) and ((a < 0) <> (b < 0)) then Result := Result - 1;
            end;

            function floorMod(a, b: int64): int64;
            begin
                Result := a - b * floorDiv(a, b);
            end;

            """;

    private static final String COMPARE = """
            function larger(a, b: int64): int64;
            begin
                if a > b then Result := a else Result := b;
            end;

            function smaller(a, b: int64): int64;
            begin
                if a < b then Result := a else Result := b;
            end;

            """;

    private static final String CHOOSE = """
            function choose(c: boolean; a, b: int64): int64;
            begin
                if c then Result := a else Result := b;
            end;

            """;

    /** Declarations, the functions that the body calls, and the table of known positions. */
    static String head(String name, int cells, String body) {
        StringBuilder head = new StringBuilder("// ")
                .append(name.replaceAll("[\\r\\n]", " "))
                .append('\n')
                .append(TABLE.replace("LAST", String.valueOf(cells - 1)));
        if (body.contains("floorDiv(") || body.contains("floorMod(")) {
            head.append(DIVIDE);
        }
        if (body.contains("larger(") || body.contains("smaller(")) {
            head.append(COMPARE);
        }
        if (body.contains("choose(")) {
            head.append(CHOOSE);
        }
        return head.toString();
    }

    private static final String TABLE = """
            const
                NOBODY = 1000000000;

            type
                Position = array[0..LAST] of int64;
                Positions = array of Position;
                Numbers = array of int64;
                Integers = array of integer;

            var
                knownPosition: Positions;
                knownPlies, knownValue: Integers;
                knownCount: integer;

            function place(p: Position; plies: integer): integer;
            var
                h: int64;
                i, at: integer;
                here: boolean;
            begin
                h := plies + 7;
                for i := 0 to LAST do
                    h := (h * 31 + abs(p[i]) mod 1000000007) mod 1000000007;
                at := h mod Length(knownPlies);
                here := false;
                while not here do
                begin
                    here := true;
                    if knownPlies[at] > 0 then
                    begin
                        if knownPlies[at] <> plies + 2 then here := false;
                        for i := 0 to LAST do
                            if knownPosition[at][i] <> p[i] then here := false;
                    end;
                    if not here then at := (at + 1) mod Length(knownPlies);
                end;
                Result := at;
            end;

            procedure grow;
            var
                oldPosition: Positions;
                oldPlies, oldValue: Integers;
                i, at: integer;
            begin
                oldPosition := knownPosition;
                oldPlies := knownPlies;
                oldValue := knownValue;
                SetLength(knownPosition, 4 * Length(oldPlies) + 1024);
                SetLength(knownPlies, Length(knownPosition));
                SetLength(knownValue, Length(knownPosition));
                for i := 0 to Length(knownPlies) - 1 do knownPlies[i] := 0;
                for i := 0 to Length(oldPlies) - 1 do
                    if oldPlies[i] > 0 then
                    begin
                        at := place(oldPosition[i], oldPlies[i] - 2);
                        knownPosition[at] := oldPosition[i];
                        knownPlies[at] := oldPlies[i];
                        knownValue[at] := oldValue[i];
                    end;
            end;

            function recall(p: Position; plies: integer; var value: integer): boolean;
            var
                at: integer;
            begin
                at := place(p, plies);
                Result := knownPlies[at] > 0;
                if Result then value := knownValue[at];
            end;

            procedure remember(p: Position; plies, value: integer);
            var
                at: integer;
            begin
                if 2 * knownCount >= Length(knownPlies) then grow;
                at := place(p, plies);
                knownPosition[at] := p;
                knownPlies[at] := plies + 2;
                knownValue[at] := value;
                knownCount := knownCount + 1;
            end;

            procedure put(var list: Positions; p: Position);
            begin
                SetLength(list, Length(list) + 1);
                list[Length(list) - 1] := p;
            end;

            """;
}

package org.zermelo.exam.program;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Pascal: one function with the plies left, and a table of what is known. Only what PascalABC.NET and Free Pascal share is
 * used (Free Pascal with {@code -Mobjfpc -Sh}), so that the same text runs at school and in the tests.
 */
final class PascalPrinter extends Printer {

    PascalPrinter(Outline outline) {
        super(outline, Dialect.PASCAL);
    }

    @Override
    String unpack() {
        return IntStream.range(0, outline.cells().size())
                .mapToObj(i -> outline.cells().get(i) + " := p[" + i + "];\n")
                .collect(Collectors.joining());
    }

    @Override
    String loop(Clause.Loop loop) {
        return "for " + loop.name() + " := " + tongue.value(loop.from()) + " to " + tongue.value(loop.to()) + " do";
    }

    @Override
    String when(String condition) {
        return "if " + condition + " then";
    }

    private static String set(String position, List<String> values) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> "    " + position + "[" + i + "] := " + values.get(i) + ";\n")
                .collect(Collectors.joining());
    }

    /** A test such as {@code (x - 3) >= 0} begins with a bracket and is not in brackets. */
    @Override
    String clause(Clause clause) {
        String tests =
                tongue.tests(clause).stream().map(test -> "(" + test + ")").collect(Collectors.joining(" and "));
        return nested(
                clause.loops(), tests, List.of("begin", set("next", next(clause)) + "    put(list, next);", "end;"));
    }

    @Override
    String ends() {
        Stream<String> named = outline.ends().stream()
                .map(end -> "if " + tongue.condition(end.when()) + " then Result := " + sign(end.how()));
        String stuck = "if Length(moves(p)) = 0 then Result := " + sign(outline.stuck());
        return Stream.concat(named, Stream.of(stuck)).collect(Collectors.joining("\nelse "));
    }

    @Override
    void more(Map<String, String> gaps) {
        Stream<String> chosen = outline.clauses().stream()
                .flatMap(clause -> clause.loops().stream())
                .map(Clause.Loop::name)
                .distinct();
        gaps.put("names", String.join(", ", outline.cells()));
        gaps.put("locals", Stream.concat(outline.cells().stream(), chosen).collect(Collectors.joining(", ")));
        gaps.put("last", String.valueOf(outline.cells().size() - 1));
        gaps.put(
                "calls",
                outline.questions().stream()
                        .map(asked -> "question" + asked.name() + ";")
                        .collect(Collectors.joining("\n")));
        String printed = String.join("", gaps.values());
        Map.of("divide", "floor(Div|Mod)\\(", "order", "(larg|small)er\\(", "choose", "choose\\(")
                .forEach((name, called) -> {
                    if (Pattern.compile(called).matcher(printed).find()) {
                        gaps.put(name, "");
                    }
                });
        if (outline.questions().stream().anyMatch(Outline.Asked::sum)) {
            gaps.put("sort", "");
        }
    }

    @Override
    String question(Outline.Asked asked) {
        String names = asked.loops().stream().map(Clause.Loop::name).collect(Collectors.joining(", "));
        String found = asked.written().stream()
                .map(name -> "        add(found, " + name + ");\n")
                .collect(Collectors.joining());
        String body = nested(
                asked.loops(),
                filter(asked),
                List.of(
                        "begin",
                        set("p", start(asked)) + "    if (ended(p) = 2) and (" + tongue.member(asked.set()) + ") then",
                        "    begin",
                        found + "    end;",
                        "end;"));
        return """
                procedure question%s;
                var
                    %s: int64;
                    p: Position;
                    found: Numbers;
                begin
                    SetLength(found, 0);
                %s%s    answer('%s', '%s', %s, found);
                end;

                """.formatted(
                        asked.name(),
                        names,
                        body.indent(4),
                        asked.sum() ? "    sort(found);\n" : "",
                        asked.name(),
                        asked.ask().text(),
                        asked.flat());
    }
}

package org.zermelo.exam.program;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Java, C++ and C#: one function with the plies left, and a table of what is known. */
final class BracePrinter extends Printer {

    BracePrinter(Outline outline, Dialect dialect) {
        super(outline, dialect);
    }

    private String pick(String java, String cpp, String csharp) {
        return dialect == Dialect.JAVA ? java : dialect == Dialect.CPP ? cpp : csharp;
    }

    private String number() {
        return pick("long", "long long", "long");
    }

    /** A backslash at its end would go on with the comment. */
    @Override
    String title() {
        return super.title().replace('\\', ' ');
    }

    @Override
    String unpack() {
        return number() + " "
                + IntStream.range(0, outline.cells().size())
                        .mapToObj(i -> outline.cells().get(i) + " = "
                                + pick("p.get(" + i + ")", "p[" + i + "]", "p[" + i + "]"))
                        .collect(Collectors.joining(", "))
                + ";";
    }

    @Override
    String loop(Clause.Loop loop) {
        return "for (" + number() + " " + loop.name() + " = " + tongue.value(loop.from()) + "; " + loop.name() + " <= "
                + tongue.value(loop.to()) + "; " + loop.name() + "++)";
    }

    @Override
    String when(String condition) {
        return "if (" + condition + ")";
    }

    private String position(List<String> parts) {
        return switch (dialect) {
            case JAVA ->
                parts.stream()
                        .map(part -> "(long) " + (part.matches("\\w+") ? part : "(" + part + ")"))
                        .collect(Collectors.joining(", ", "List.of(", ")"));
            case CPP -> "Position{" + String.join(", ", parts) + "}";
            default -> "new long[] {" + String.join(", ", parts) + "}";
        };
    }

    private String append(String list, String value) {
        return list + pick(".add(", ".push_back(", ".Add(") + value + ");";
    }

    @Override
    String clause(Clause clause) {
        return nested(
                clause.loops(),
                String.join(" && ", tongue.tests(clause)),
                List.of(append("res", position(next(clause)))));
    }

    @Override
    String ends() {
        return outline.ends().stream()
                .map(end -> "if (" + tongue.condition(end.when()) + ") return " + sign(end.how()) + ";")
                .collect(Collectors.joining("\n"));
    }

    @Override
    String question(Outline.Asked asked) {
        String found = asked.written().stream()
                .map(name -> "        " + append("r", name) + "\n")
                .collect(Collectors.joining());
        String body = nested(
                asked.loops(),
                filter(asked),
                List.of(
                        "{",
                        "    " + pick("List<Long>", "Position", "var") + " p = " + position(start(asked)) + ";",
                        "    if (ended(p) == 2 && (" + tongue.member(asked.set()) + ")) {",
                        found + "    }",
                        "}"));
        return """
                {
                    %s;
                %s    answer("%s", "%s", %s, r);
                }
                """.formatted(
                        pick("List<Long> r = new ArrayList<>()", "vector<long long> r", "var r = new List<long>()"),
                        body.indent(4),
                        asked.name(),
                        asked.ask().text(),
                        asked.flat());
    }
}

package org.zermelo.exam.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.task.Selection;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;

/**
 * The short form in Java, C++, C# and Pascal: one function of the heaps and the plies left, whose moves are joined by "or" for the player
 * who wants to win and by "and" for the other, and one loop for each question.
 */
final class LoopPrinter {

    /** More moves than a pupil would write side by side. */
    private static final int MOST_MOVES = 16;

    /** Nothing is remembered: with more calls the form that remembers is faster. */
    private static final double MOST_CALLS = 1e8;

    /** Functions that only the programs of the long form bring with them. */
    private static final Pattern OWN = Pattern.compile("\\b(floorDiv|floorMod|larger|smaller|choose)\\(");

    private static final Pattern STANDARD = Pattern.compile("\\b(std::|llabs)");

    private final Outline outline;
    private final Dialect dialect;
    private final Tongue tongue;
    private final List<Clause> moves;

    private LoopPrinter(Outline outline, Dialect dialect) {
        this.outline = outline;
        this.dialect = dialect;
        this.tongue = new Tongue(dialect, outline.heaps(), outline.cells());
        this.moves = outline.clauses().stream().flatMap(LoopPrinter::each).toList();
    }

    /** The program; empty where the short form cannot say the task, or would take long. */
    static Optional<String> of(Outline outline, Dialect dialect) {
        boolean few = outline.clauses().stream().mapToDouble(LoopPrinter::count).sum() <= MOST_MOVES;
        if (!ShortPrinter.fits(outline)
                || outline.ends().isEmpty()
                || !few
                || !outline.questions().stream().allMatch(LoopPrinter::plain)) {
            return Optional.empty();
        }
        LoopPrinter printer = new LoopPrinter(outline, dialect);
        return outline.questions().stream().mapToDouble(printer::calls).sum() > MOST_CALLS
                ? Optional.empty()
                : Optional.of(printer.program())
                        .filter(text -> !OWN.matcher(text).find());
    }

    /** One open number, of which what is asked can be told while it is looked for. */
    private static boolean plain(Outline.Asked asked) {
        return asked.loops().size() == 1 && asked.ask() != Selection.MAX2 && asked.ask() != Selection.MAX3;
    }

    /** How many moves a move with choices is; without end where its bounds are no numbers. */
    private static double count(Clause clause) {
        return clause.loops().stream().mapToDouble(LoopPrinter::length).reduce(1, (a, b) -> a * b);
    }

    private static double length(Clause.Loop loop) {
        return loop.from() instanceof Expr.Literal from && loop.to() instanceof Expr.Literal to
                ? Math.max(0, to.value() - from.value() + 1)
                : Double.POSITIVE_INFINITY;
    }

    private double calls(Outline.Asked asked) {
        double starts = length(asked.loops().get(0));
        return (Double.isInfinite(starts) ? 1_000 : starts)
                * Math.pow(moves.size(), asked.set().plies());
    }

    /** A move for each choice. */
    private static Stream<Clause> each(Clause clause) {
        if (clause.loops().isEmpty()) {
            return Stream.of(clause);
        }
        Clause.Loop loop = clause.loops().get(0);
        List<Clause.Loop> others = clause.loops().subList(1, clause.loops().size());
        return LongStream.rangeClosed(((Expr.Literal) loop.from()).value(), ((Expr.Literal) loop.to()).value())
                .boxed()
                .flatMap(chosen -> {
                    UnaryOperator<Expr> number = part -> part instanceof Expr.ParameterName name
                                    && name.name().equals(loop.name())
                            ? Expr.of(chosen)
                            : part;
                    return each(new Clause(
                            others,
                            clause.tests().stream()
                                    .map(test ->
                                            new Clause.Test(test.condition().map(number), test.form()))
                                    .toList(),
                            clause.next().stream().map(next -> next.map(number)).toList()));
                });
    }

    private boolean pascal() {
        return dialect == Dialect.PASCAL;
    }

    private String program() {
        Map<String, String> gaps = new HashMap<>();
        String number = dialect == Dialect.CPP ? "long long " : pascal() ? "" : "long ";
        gaps.put("cells", outline.cells().stream().map(cell -> number + cell).collect(Collectors.joining(", ")));
        gaps.put(
                "ends",
                outline.ends().stream().map(this::end).collect(Collectors.joining(pascal() ? "\nelse " : "\n")));
        gaps.put("any", joined("m - 1", true));
        gaps.put("all", joined("m - 1", false));
        gaps.put("questions", outline.questions().stream().map(this::question).collect(Collectors.joining()));
        if (outline.uses(StartSet.Unlucky.class)) {
            gaps.put("unlucky", joined("1", true));
        }
        boolean counted = gaps.get("questions").contains("found");
        if (counted) {
            gaps.put("found", "");
        }
        gaps.put(
                "names",
                Stream.concat(
                                outline.questions().stream()
                                        .map(asked -> asked.loops().get(0).name())
                                        .distinct(),
                                counted ? Stream.of("found") : Stream.of())
                        .collect(Collectors.joining(", ")));
        if (STANDARD.matcher(String.join("\n", gaps.values())).find()) {
            gaps.put("standard", "");
        }
        gaps.put("title", outline.name().replaceAll("[\\r\\n\\\\]", " "));
        return Template.filled(dialect.text() + "-short", gaps);
    }

    private String end(EndRule end) {
        String mod = pascal() ? "m mod 2 = " : "m % 2 == ";
        String value = switch (Printer.sign(end.how())) {
            case 1 -> mod + 0;
            case -1 -> mod + 1;
            default -> "false";
        };
        String when = tongue.condition(end.when());
        return pascal() ? "if " + when + " then Result := " + value : "if (" + when + ") return " + value + ";";
    }

    /** What becomes of the position by some move, or by every move; a move that cannot be made is no move. */
    private String joined(String plies, boolean any) {
        String and = pascal() ? " and " : " && ";
        String or = pascal() ? " or " : " || ";
        return moves.stream()
                .map(move -> {
                    String call = "f(" + move.next().stream().map(tongue::bare).collect(Collectors.joining(", ")) + ", "
                            + plies + ")";
                    List<String> tests = tongue.tests(move, outline.habits().least());
                    String when = tests.stream()
                            .map(test -> pascal() ? "(" + test + ")" : test)
                            .collect(Collectors.joining(and));
                    return tests.isEmpty()
                            ? call
                            : any
                                    ? "(" + when + and + call + ")"
                                    : "(" + (pascal() ? "not (" : "!(") + Tongue.bare(when) + ")" + or + call + ")";
                })
                .collect(Collectors.joining(any ? or : and));
    }

    private String question(Outline.Asked asked) {
        String name = asked.loops().get(0).name();
        String printed = write(name);
        String body = switch (asked.ask()) {
            case ALL, ONLY -> loop(asked, true, "", printed);
            case MIN -> first(asked, true);
            case MAX -> first(asked, false);
            case MIN2 -> some(asked, 2);
            case MIN3 -> some(asked, 3);
            case MINMAX -> first(asked, true) + first(asked, false);
            case COUNT -> counted(asked, "1");
            case SUM -> counted(asked, name);
            case MIN_AND_COUNT -> first(asked, true) + counted(asked, "1");
            default -> throw new IllegalStateException("not in the short form");
        };
        return switch (dialect) {
            case JAVA -> "System.out.print(\"" + asked.name() + "\");\n" + body + "System.out.println();\n";
            case CPP -> "cout << \"" + asked.name() + "\";\n" + body + "cout << endl;\n";
            case CSHARP -> "Console.Write(\"" + asked.name() + "\");\n" + body + "Console.WriteLine();\n";
            default -> "Write('" + asked.name() + "');\n" + body + "Writeln;\n";
        };
    }

    private String write(String what) {
        return switch (dialect) {
            case JAVA -> "System.out.print(\" \" + " + what + ");";
            case CPP -> "cout << ' ' << " + what + ";";
            case CSHARP -> "Console.Write(\" \" + " + what + ");";
            default -> "Write(' ', " + what + ");";
        };
    }

    private String first(Outline.Asked asked, boolean up) {
        return loop(asked, up, "", block(write(asked.loops().get(0).name()) + " break;"));
    }

    private String some(Outline.Asked asked, int most) {
        return set("found", "0") + "\n"
                + loop(
                        asked,
                        true,
                        "found < " + most,
                        block(write(asked.loops().get(0).name()) + " " + set("found", "found + 1")));
    }

    private String counted(Outline.Asked asked, String step) {
        return set("found", "0") + "\n" + loop(asked, true, "", set("found", "found + " + step)) + write("found")
                + "\n";
    }

    private String block(String statements) {
        return pascal() ? "begin " + statements + " end;" : "{ " + statements + " }";
    }

    private String set(String name, String value) {
        return name + (pascal() ? " := " : " = ") + value + ";";
    }

    /** The line that looks through the starts, upwards or downwards, and does something with those that belong to the set. */
    private String loop(Outline.Asked asked, boolean up, String also, String then) {
        Clause.Loop loop = asked.loops().get(0);
        String from = tongue.value(up ? loop.from() : loop.to());
        String to = tongue.value(up ? loop.to() : loop.from());
        String member = member(asked);
        String when = also.isEmpty() ? member : pascal() ? "(" + also + ") and " + member : also + " && " + member;
        if (pascal()) {
            return "for " + loop.name() + " := " + from + (up ? " to " : " downto ") + to + " do if " + when + " then "
                    + then + "\n";
        }
        String number = dialect == Dialect.CPP ? "long long " : "long ";
        return "for (" + number + loop.name() + " = " + from + "; " + loop.name() + (up ? " <= " : " >= ") + to + "; "
                + loop.name() + (up ? "++" : "--") + ") if (" + when + ") " + then + "\n";
    }

    /** That a start belongs to what is asked for; in brackets where it is joined by "or". */
    private String member(Outline.Asked asked) {
        List<String> start = asked.start().stream().map(tongue::value).toList();
        String at = String.join(", ", start);
        String set = tongue.member(asked.set())
                .replace("f(p, ", "f(" + at + ", ")
                .replace("unlucky(p)", "unlucky(" + at + ")");
        String and = pascal() ? " and " : " && ";
        String ended = outline.habits().ended() == Outline.EndedStarts.NONE
                ? ""
                : and + (pascal() ? "not " : "!") + "f(" + at + ", 0)";
        String filter = asked.filter().equals(Condition.TRUE)
                ? ""
                : and + "(" + tongue.over(start).condition(asked.filter()) + ")";
        return asked.set() instanceof StartSet.Joined ? "(" + set + ")" + ended + filter : set + ended + filter;
    }
}

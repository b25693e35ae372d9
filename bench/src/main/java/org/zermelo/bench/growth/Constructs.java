package org.zermelo.bench.growth;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.cli.input.NumberReader;
import org.zermelo.desk.Claim;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.desk.exam.ExamRecord;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.Notation;
import org.zermelo.notation.heaps.MoveClauses;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.present.answer.BatchLine;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.row.RowGame;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Variable;
import org.zermelo.solve.Watch;

/** Every construct that can be written at any length, with what reads it. */
final class Constructs {

    /**
     * A construct.
     *
     * @param text what is read, of this many parts
     * @param reader what reads it; a refusal is thrown
     */
    record Construct(String name, IntFunction<String> text, Consumer<String> reader) {}

    private static final MoveClauses CLAUSES =
            MoveClauses.of(List.of(Variable.heap("a", Expr.of(5)), Variable.heap("b", Expr.of(7))), Set.of());

    private final List<Construct> all = new ArrayList<>();

    private Constructs() {}

    static List<Construct> all() {
        Constructs constructs = new Constructs();
        constructs.families();
        constructs.sums();
        constructs.later();
        constructs.moves();
        constructs.sections();
        constructs.expressions();
        constructs.elsewhere();
        return constructs.all;
    }

    private void families() {
        for (String family : List.of(
                "coins",
                "nim",
                "staircase",
                "stones-doubling",
                "stones-rest",
                "stones-merge",
                "stones-thirds",
                "stones-circle")) {
            game(family + "(numbers)", n -> family + "(" + repeat("7 ", n) + ")");
        }
        game("coins, commas", n -> "coins(" + repeat("-17, ", n - 1) + "5)");
        game("coins; options", n -> "coins(1" + repeat("; take 1..2", n) + ")");
        game("coins; circle", n -> "coins(" + repeat("7 ", n) + "; circle)");
        game("strip", n -> "strip(" + counted(n, " ") + ")");
        game("moore", n -> "moore(2; " + repeat("3, ", n - 1) + "4)");
        game("northcott", n -> "northcott(8; " + repeat("2-5, ", n - 1) + "7-3)");
        game("chomp, rows", n -> "chomp(" + repeat("2 ", n) + ")");
        game("turning-turtles", n -> "turning-turtles(" + counted(Math.min(n, 900_000), " ") + ")");
        game("notakto, boards", n -> "notakto(" + repeat("x../.x./... ", n) + ")");
        game("notakto, options", n -> "notakto(1" + repeat("; no lines", n) + ")");
        game("stones-two-values", n -> "stones-two-values(" + repeat("3 ", n) + ";" + repeat("2 ", n) + ")");
        game("subtraction, takes", n -> "subtraction({" + counted(Math.min(n, 100_000), ",") + "}, 100)");
        game("subtraction, one take", n -> "subtraction({" + repeat("1,", n) + "2}, 100)");
        game("kayles, heaps", n -> "kayles(" + repeat("9, ", n) + "1)");
        game("octal, digits", n -> "octal(0." + repeat("7", n) + ", 5)");
        game("code, sets", n -> "code(0." + repeat("[37]", n) + ", 5)");
        game("hackenbush, edges", n -> "hackenbush(" + repeat("1-2 ", n) + ")");
        game("hackenbush, path", n -> "hackenbush(" + path(Math.min(n, 9_999)) + ")");
        game("node-kayles, edges", n -> "node-kayles(" + path(Math.min(n, 9_999)) + ")");
        game("arc-kayles, edges", n -> "arc-kayles(" + path(Math.min(n, 9_999)) + ")");
        game("graph, edges", n -> "graph(" + n + "; " + path(n - 1) + ")");
        game("graph, edges of one vertex", n -> "graph(2; " + repeat("1-2 ", n) + ")");
        game(
                "graph, file",
                n -> "graph(" + n + " " + (n - 1) + " " + path(n - 1).replace('-', ' ') + ")");
        game("graph, ends", n -> "graph(2; 1-2" + repeat("; win 2", n) + ")");
        game("comment", n -> "# " + repeat("x", n) + "\nnim(1)");
        game("comments", n -> repeat("# x\n", n) + "nim(1)");
        game("white space", n -> repeat(" ", n) + "nim(1" + repeat("\t", n) + ")");
        game("digits", n -> "nim(" + repeat("1", n) + ")");
        game("powers", n -> "nim(" + repeat("10^6 ", n) + ")");
        game("unknown name", n -> repeat("a", n) + "(1)");
        game("not closed", n -> "nim(" + repeat("(", n));
        reader("code of heaps", n -> "0." + repeat("7", n), HeapRulesText::parse);
        reader(
                "words of a command",
                n -> repeat("7 ", n),
                text -> Notation.standard().parseWords(Arrays.asList(("coins " + text).split(" "))));
    }

    private void sums() {
        game("sum of nim", n -> repeat("nim(1) + ", n) + "nim(2)");
        game("sum of rows", n -> repeat("coins(1 2) + ", n) + "coins(2)");
        game("sum of heaps", n -> repeat("kayles(3) + ", n) + "notakto(1)");
        game("sum of rules", n -> repeat("heaps(3; take 1..2) + ", n) + "nim(2)");
        game("sum of ready rules", n -> repeat("@subtract-a-square(S = 5) + ", n) + "nim(2)");
        game("sum, mixed", n -> repeat("coins(1) + nim(1) + ", n) + "nim(2)");
        game("sum in parentheses", n -> repeat("(nim(1)) + ", n) + "nim(2)");
        game("nested parentheses", n -> repeat("(", n) + "nim(1)" + repeat(")", n));
        game("nested sums", n -> repeat("(nim(1) + ", n) + "nim(1)" + repeat(")", n));
        game("misere, again and again", n -> repeat("misere ", n) + "nim(1)");
        game("bindings", n -> "@two-heaps(" + repeat("S = 17, ", n) + "S = 1)");
    }

    /** Positions that are not the start, named by themselves or by the moves that lead there. */
    private void later() {
        game(
                "rules from heaps",
                n -> "heaps(" + repeat("1, ", n) + "1; move +1; end sum > 10^9) from (" + repeat("2, ", n) + "2)");
        game("tictactoe from rows", n -> "tictactoe() from " + repeat("x../", n) + "...");
        game("connect from a row", n -> "connect(7, 6, 4) from " + repeat("x", n));
        game("from, again and again", n -> "tictactoe()" + repeat(" from .../.../...", n));
        game("from brackets", n -> "heaps(9; move -1) from " + repeat("(", n) + "7" + repeat(")", n));
        game("coins after moves", n -> "coins(" + repeat("7 ", n + 1) + ") after " + repeat("L ~ ", n - 1) + "L");
        game(
                "coins (any number) after moves",
                n -> "coins(" + repeat("7 ", n + 1) + "; take any) after " + repeat("L1 ~ ", n - 1) + "L1");
        game("nim after moves", n -> "nim(" + (n + 1) + ") after " + countdown("", n + 1));
        game("nim of many heaps after moves", n -> "nim(" + repeat("1, ", n) + "1) after " + emptied("", n));
        game("sum after moves", n -> "nim(" + (n + 1) + ") + kayles(2) after " + countdown("[1] ", n + 1));
        game("rules after moves", n -> "heaps(1; move +1; end x > 10^9) after " + repeat("+1 ~ ", n - 1) + "+1");
        game("cram after moves", n -> "cram(2x3) after " + repeat("(1, 1)-(1, 2) ~ ", n) + "(1, 1)-(1, 2)");
        reader(
                "moves of a play, row",
                n -> repeat("L ~ ", n - 1) + "L",
                moves -> play("coins(" + repeat("7 ", moves.length() / 4 + 2) + ")", moves));
        reader(
                "moves of a play, row, blanks",
                n -> repeat("L ", n - 1) + "L",
                moves -> play("coins(" + repeat("7 ", moves.length() / 2 + 2) + ")", moves));
        reader(
                "moves of a play, nim",
                n -> countdown("", n + 1),
                moves -> play("nim(" + moves.substring(3, moves.indexOf('-')) + ")", moves));
        reader(
                "moves of a play, rules",
                n -> repeat("+1 ~ ", n - 1) + "+1",
                moves -> play("heaps(1; move +1; end x > 10^9)", moves));
        reader("moves of a play, none of them", n -> repeat("x", n), moves -> play("nim(9)", moves));
        game("after, again and again", n -> "nim(9)" + repeat(" after 1: 9->7", n));
        game("after no moves", n -> "nim(9) after " + repeat("~ ", n));
    }

    private void moves() {
        heaps("moves, commas", n -> "move " + repeat("+1, ", n) + "+1");
        heaps("moves, lines", n -> "move\n" + repeat("+1\n", n));
        heaps("moves, sections", n -> repeat("move +1; ", n));
        heaps("moves, verbs", n -> "move " + repeat("take 1..2, ", n) + "add 1");
        heaps("moves, labels", n -> "move " + repeat("\"l\": +1, ", n) + "+1");
        heaps("moves, guards", n -> "move " + repeat("+1 if x > 1, ", n) + "+1");
        heaps("moves, rows", n -> "move " + repeat("[+1, -1], ", n) + "+1");
        heaps("moves, other", n -> "move " + repeat("-other, ", n) + "+1");
        heaps("moves, choices", n -> "move " + repeat("-k for k in 1..2, ", n) + "+1");
        heaps("moves, named", n -> "move " + repeat("a -= 1 and b += 2, ", n) + "+1");
        heaps("if .. else .. if .. else", n -> "move +1" + repeat(" if x > 1 else +2", n));
        heaps("if .. else with rows", n -> "move [+1, 0]" + repeat(" if a > 1 else [+2, 0]", n));
        heaps("if .. if", n -> "move +1" + repeat(" if x > 1", n));
        heaps("named and named", n -> "move a: +1" + repeat(" and a: +1", n));
        heaps("take 1 or 2 or", n -> "move take 1" + repeat(" or 2", n));
        heaps("choice of a set", n -> "move -k for k in {" + repeat("1, ", n) + "2}");
        heaps("choices", n -> "move -1" + repeat(" for k in 1..2", n));
        heaps("choices, nested verbs", n -> "move " + repeat("take ", n) + "1");
        heaps("row, too long", n -> "move [" + repeat("+1, ", n) + "+1]");
        heaps("gain, again and again", n -> "move +1" + repeat(" gain 1", n));
        heaps("once, again and again", n -> "move +1" + repeat(" once", n));
        heaps("split into 2 or 3 or", n -> "move split into 2" + repeat(" or 3", n));
        heaps("split into p + q +", n -> "move split into p" + repeat(" + q", n));
        heaps("split .. where .. where", n -> "move split into p + q" + repeat(" where p < q", n));
        heaps("label", n -> "move \"" + repeat("l", n) + "\": +1");
        heaps("name", n -> "move -" + repeat("l", n));
        heaps("open brackets", n -> "move -" + repeat("(", n));
        heaps("take with parentheses", n -> "move " + repeat("take (1), ", n) + "+1");
        heaps("take without an end", n -> "move take " + repeat("1 ", n));
        reader("one clause", n -> "+1" + repeat(" if x > 1 else +2", n), CLAUSES::moves);
        reader("one condition", n -> "x > 1" + repeat(" or x > 1", n), CLAUSES::end);
    }

    private void sections() {
        heaps("ends", n -> "move +1; " + repeat("end a > 9; ", n));
        heaps("ends with winners", n -> "move +1; " + repeat("end a > 9: draw; ", n));
        heaps("winners", n -> "move +1; end a > 9; winner " + repeat("last if a > 1, ", n) + "draw");
        heaps("ends times winners", n -> "move +1; " + repeat("end a > 9; winner last if a > 1; ", n));
        heaps("overshoots", n -> "move +1; end a > 9; " + repeat("overshoot a > 12; ", n));
        heaps("results", n -> "move +1; end a > 9; " + repeat("result a < 9; ", n));
        heaps("wheres", n -> "move +1; end a > 9; " + repeat("where a < 9; ", n));
        heaps("limits", n -> "move +1; end a > 9; limits " + repeat("a 0..9, ", n) + "b 0..9");
        heaps("once", n -> "move +1; end a > 9; once " + repeat("+1, ", n) + "+1");
        heaps("once of many moves", n -> "move " + repeat("+1, ", n) + "+1; once " + repeat("+1, ", n) + "+1");
        heaps("stocks", n -> "move +1; end a > 9; " + repeat("stock 5; ", n));
        heaps("variables", n -> "move +1; " + vars(n));
        heaps("empty sections", n -> "move +1; " + repeat("; ", n));
        heaps("stuck", n -> "move +1; " + repeat("stuck wins; ", n));
        heaps("no repeat", n -> "move +1; " + repeat("no repeat own; ", n));
        heaps("unknown sections", n -> repeat("mvoe +1; ", n));
        heaps("fillers", n -> "move +1; end a > 9; winner last " + repeat("the ", n));
        heaps("bound parameters", n -> "move +1; " + repeat("S = 5; ", n));
        game("heaps", n -> "heaps(" + repeat("1, ", n) + "1; move +1)");
        game("parameters", n -> "heaps(" + numbered("S", " in 1..9, ", n) + "1; move +1)");
        game("parameters in sections", n -> "heaps(S + T; move +1; " + repeat("S in 1..9; ", n) + ")");
        game("rule file", n -> "heaps 5, 7\n" + repeat("move +1\n", n) + "end sum > 99\n");
        game("rule file, lines", n -> "heaps 5, 7\nmoves\n" + repeat("  +1 if x > 3  # one\n", n) + "end sum > 99\n");
        game("rule file, parameters", n -> "heaps S, 7\nmoves\n+1\n" + repeat("S in 1..9\n", n) + "end sum > 99\n");
        game("rule file, title", n -> "game " + repeat("x ", n) + "\nheaps 5\nmove -1\n");
        reader("rules left open", n -> "heaps(S in 1..9; move " + repeat("+S, ", n) + "+1)", RuleText::ruleset);
    }

    private void expressions() {
        for (String chain : List.of(
                "1 + ",
                "x * ",
                "2 ^ ",
                "- ",
                "not ",
                "a > 1 or ",
                "a > 1 and ",
                "x < ",
                "x % 2 + ",
                "abs(",
                "min(1, ")) {
            heaps("chain of " + chain.strip(), n -> "move +1; end " + repeat(chain, n) + "1");
        }
        heaps("set", n -> "move +1; end a in {" + repeat("1, ", n) + "2}");
        heaps("conditions of one operator each", n -> "move " + repeat("+1 if a + 1 > 2 and b < 9, ", n) + "+1");
        heaps("nested brackets", n -> "move +" + repeat("(", n) + "1" + repeat(")", n));
        heaps("min of many", n -> "move +min(1" + repeat(", 2", n) + ")");
    }

    private void elsewhere() {
        reader("claim, moves", n -> repeat("L ", n), Claim::of);
        reader("claim, white space", n -> "L" + repeat(" ", n) + "R", Claim::of);
        reader("claim, digits", n -> repeat("1", n), Claim::of);
        reader("line of a row", n -> repeat("L ", n), Constructs::line);
        reader("numbers of a stream", n -> repeat("-17, ", n) + "5", Constructs::stream);
        reader("batch line, game", n -> "{\"game\":\"nim(1) x" + repeat("x", n) + "\"}", Constructs::batch);
        reader("batch line, blanks", n -> repeat(" ", n) + "{\"game\":\"nim(1)\"}", Constructs::batch);
        reader(
                "batch line, row",
                n -> "{\"game\":\"coins(" + repeat("7 ", n) + ")\",\"ask\":[\"value\"]}",
                Constructs::batch);
        reader(
                "batch line, fields",
                n -> "{" + numbered("\"f", "\":1,", n) + "\"game\":\"nim(1)\"}",
                Constructs::batch);
        reader("batch line, nested", n -> "{\"id\":" + repeat("[", n) + repeat("]", n) + "}", Constructs::batch);
        reader("batch line, id", n -> "{\"id\":\"" + repeat("x", n) + "\"}", Constructs::batch);
        reader("batch line, number", n -> "{\"id\":" + repeat("9", n) + "}", Constructs::batch);
        reader("exam records", n -> "[" + repeat(RECORD + ",", n) + RECORD + "]", Constructs::exam);
        reader("exam record, moves", n -> RECORD.replace("\"+1\"", "\"+1\"" + repeat(",\"*2\"", n)), Constructs::exam);
        reader(
                "exam record, heaps",
                n -> RECORD.replace("\"fixed\":[7]", "\"fixed\":[7" + repeat(",7", n) + "]"),
                Constructs::exam);
        reader("exam record, set", n -> RECORD.replace("L1", "W2" + repeat(" or W1", n)), Constructs::exam);
    }

    private static final String RECORD =
            "{\"id\":\"a\",\"heaps\":{\"fixed\":[7],\"sMin\":1,\"sMax\":69},\"moves\":[\"+1\"],\"end\":\"sum>=77\",\"q19\":{\"set\":\"L1\",\"ask\":\"min\"}}";

    private void game(String name, IntFunction<String> text) {
        reader(name, text, game -> Notation.standard().parse(game));
    }

    private void heaps(String name, IntFunction<String> rules) {
        game("heaps: " + name, n -> "heaps(5, 7; " + rules.apply(n) + ")");
    }

    private void reader(String name, IntFunction<String> text, Consumer<String> reader) {
        all.add(new Construct(name, text, reader));
    }

    private static String repeat(String part, int times) {
        return part.repeat(Math.max(0, times));
    }

    /** All counters of a heap, one after the other. */
    private static String countdown(String component, int n) {
        return IntStream.range(0, n)
                .mapToObj(i -> component + "1: " + (n - i) + "->" + (n - i - 1))
                .collect(Collectors.joining(" ~ "));
    }

    /** Heaps of one counter each, one after the other. */
    private static String emptied(String component, int n) {
        return IntStream.rangeClosed(1, n)
                .mapToObj(i -> component + i + ": 1->0")
                .collect(Collectors.joining(" ~ "));
    }

    private static String counted(int n, String separator) {
        return IntStream.rangeClosed(1, n).mapToObj(Integer::toString).collect(Collectors.joining(separator));
    }

    private static String numbered(String before, String behind, int n) {
        return IntStream.rangeClosed(1, n).mapToObj(i -> before + i + behind).collect(Collectors.joining());
    }

    private static String path(int edges) {
        return IntStream.rangeClosed(1, edges).mapToObj(i -> i + "-" + (i + 1)).collect(Collectors.joining(" "));
    }

    private static String vars(int n) {
        return IntStream.rangeClosed(1, n).mapToObj(i -> "var v" + i + " = 1; ").collect(Collectors.joining());
    }

    private static void line(String moves) {
        RowGame row = (RowGame) Notation.standard()
                .parse("coins(" + repeat("7 ", 1 + moves.length() / 2) + ")")
                .rules();
        var position = row.start();
        for (String word : moves.trim().split("[\\s,]+")) {
            position = row.play(position, row.move(position, word));
        }
    }

    private static void play(String game, String moves) {
        Match<?, ?> match = Match.of(Notation.standard().parse(game));
        match.playAll(match.moveTexts(moves, Watch.NONE), Watch.NONE);
    }

    private static void stream(String numbers) {
        byte[] bytes = numbers.getBytes(StandardCharsets.US_ASCII);
        try {
            new NumberReader("numbers", new ByteArrayInputStream(bytes), bytes.length, Watch.NONE).read();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void batch(String line) {
        new BatchLine(Desk.standard(), Words.in(Language.EN), Watch.NONE).answer(1, line);
    }

    private static void exam(String records) {
        ExamRecord.all(Json.read(records)).forEach(ExamRecord::task);
    }
}

package org.zermelo.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.cli.Cancellation;
import org.zermelo.cli.Cli;

/** Every size that the documents and the limits of the families promise, run once: how long it takes and what it says. */
final class PromisedSizes {

    private static final int SHOWN = 60;

    /**
     * A promise.
     *
     * @param where the page, or the family whose limit it is
     * @param input standard input
     * @param words the command
     */
    private record Promise(String where, String input, String... words) {}

    private static Promise of(String where, String... words) {
        return new Promise(where, "", words);
    }

    /** A row of random numbers, read from standard input. */
    private static Promise row(String where, int length, int least, int most, String... words) {
        String row = new Random(1)
                .ints(length, least, most + 1)
                .mapToObj(Integer::toString)
                .collect(Collectors.joining("\n"));
        return new Promise(where, row, words);
    }

    private static String heaps(int count) {
        return LongStream.rangeClosed(1, count).mapToObj(Long::toString).collect(Collectors.joining(", "));
    }

    private static final Promise[] PROMISES = {
        of("impartial.md", "solve", "nim(9223372036854775807, 9223372036854775806, 5)"),
        of("impartial.md", "solve", "nim(" + heaps(100_000) + ")", "--moves", "best"),
        of("impartial.md", "solve", "wythoff(9223372036854775807, 5)", "--value", "outcome"),
        of("impartial.md", "solve", "fibonacci(9223372036854775807)", "--value", "outcome"),
        of("impartial.md", "solve", "moore(2; 9223372036854775807, 5, 6)", "--value", "outcome"),
        of("impartial.md", "solve", "euclid(9223372036854775807, 5)", "--value", "outcome"),
        of("impartial.md", "solve", "treblecross(100000)", "--moves", "3"),
        of("impartial.md", "solve", "cram(5x7)", "--moves", "best"),
        of("impartial.md", "solve", "notakto(1; side 5)", "--value", "winner"),
        of("impartial.md", "solve", "pins(30)"),
        of("northcott", "solve", "northcott(1000000; 2-5, 700000-3)"),
        of("turning-turtles", "solve", "turning-turtles(1, 1999, 2000)", "--moves", "3"),
        of("mock-turtles", "solve", "mock-turtles(1, 2000)", "--moves", "3"),
        of("ruler", "solve", "ruler(1, 1999, 2000)", "--moves", "3"),
        of("divisors", "solve", "divisors(5040)", "--value", "outcome"),
        of("count-to", "solve", "count-to(1000000)", "--moves", "3", "--line", "3"),
        of("sim", "solve", "sim(6)"),
        of("heaps.md", "nimbers", "0.77", "--at", "10^18"),
        of("heaps.md", "solve", "octal(0.77, " + Long.MAX_VALUE / 4 + ")", "--moves", "3"),
        of("heaps.md", "nimbers", "heaps(S; move split into 3 unequal)", "--to", "2000"),
        of("heaps.md", "nimbers", "--classes", "3", "--to", "10^4", "--format", "csv"),
        of("benchmarks.md", "nimbers", "grundys-game", "--to", "10^6", "--no-proof"),
        of("benchmarks.md", "nimbers", "0.106", "--to", "10^7", "--no-proof"),
        of("benchmarks.md", "solve", "heaps(1000000; move take any)", "--moves", "3", "--line", "3"),
        row("rows.md", 1_000_000, 0, 1_000_000_000, "solve", "coins(-)", "--moves", "3", "--line", "3"),
        row("rows.md", 4_000, -50, 50, "solve", "coins(-)", "--method", "interval-memo", "--line", "3"),
        row("rows.md", 1_000_000, -50, 50, "solve", "coins(-; take any)", "--moves", "3", "--line", "3"),
        row("rows.md", 1_000_000, -50, 50, "solve", "coins(-; take 1..100; ends left)", "--moves", "3", "--line", "3"),
        of("rows.md", "solve", "stones-squares(1000000)", "--moves", "3", "--line", "3"),
        of("solving.md", "solve", "connect(5, 5, 4)", "--value", "winner"),
        of("solving.md", "solve", "mnk(4, 4, 4)"),
        of("solving.md", "solve", "quixo(4)", "--value", "winner"),
        of("notation.md", "solve", "heaps(1, 1; move +1, *2; end sum >= 10000)", "--moves", "best", "--line", "3"),
        of("exam.md", "exam", "heaps(7, S in 1..1000000; move +1, *2; end sum >= 1000077)"),
    };

    private PromisedSizes() {}

    /** The table; with numbers only those rows, from 0. */
    static void run(Arguments arguments) {
        System.out.println("| promised in | command | exit | seconds of the processor | by the clock | says |");
        System.out.println("|---|---|---|---|---|---|");
        IntStream rows = arguments.more()
                ? arguments.rest().stream().mapToInt(Arguments::number)
                : IntStream.range(0, PROMISES.length);
        rows.forEach(row -> print(PROMISES[row]));
    }

    private static void print(Promise promise) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] input = promise.input().getBytes(StandardCharsets.UTF_8);
        Cli cli = new Cli(new ByteArrayInputStream(input), out, out, new Cancellation());
        // of all threads, since some methods share their work out
        Stopwatch.Spent spent = Stopwatch.inProcess(() -> cli.run(promise.words()));
        String says = out.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.matches("(Value|zermelo:|Period|The |[LWU]\\d).*"))
                .findFirst()
                .orElse("");
        System.out.printf(
                "| %s | `%s` | %d | %.2f | %.2f | %s |%n",
                promise.where(),
                brief(String.join(" ", promise.words())),
                spent.result(),
                spent.cpu(),
                spent.wall(),
                brief(says));
    }

    private static String brief(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "..";
    }
}

package org.zermelo.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.compile.SweepTable;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/**
 * The program that schools write, recursion with a dictionary in Python, against the compiled table, on the codes of all
 * starts (7, S) of two heaps, +1 and *2. Both must come to the same codes. Processor time, without the start of Python.
 */
final class DictionaryFigures {

    private static final int FIRST_HEAP = 7;

    private static final String PROGRAM = """
            import sys, threading, time
            TARGET, FIRST = int(sys.argv[1]), int(sys.argv[2])
            known = {}

            def code(a, b):
                if a + b >= TARGET:
                    return 0
                if (a, b) not in known:
                    options = [code(a + 1, b), code(2 * a, b), code(a, b + 1), code(a, 2 * b)]
                    lost = [option for option in options if option <= 0]
                    known[a, b] = 1 - max(lost) if lost else -max(options)
                return known[a, b]

            def run():
                begun = time.process_time()
                sign = 0
                for start in range(1, TARGET - FIRST):
                    sign = (sign * 31 + code(FIRST, start)) % 1000003
                print(time.process_time() - begun, sign)

            sys.setrecursionlimit(10 ** 6)
            threading.stack_size(1 << 29)
            thread = threading.Thread(target=run)
            thread.start()
            thread.join()
            """;

    private DictionaryFigures() {}

    /** The targets, such as 77 and 1000; {@code python3} must be on the path. */
    static void run(Arguments arguments) throws IOException, InterruptedException {
        Path program = Files.createTempFile("dictionary", ".py");
        try {
            Files.writeString(program, PROGRAM);
            for (String target : arguments.rest()) {
                compare(program, Arguments.number(target));
            }
        } finally {
            Files.delete(program);
        }
    }

    private static void compare(Path program, int target) throws IOException, InterruptedException {
        double dictionary = Double.MAX_VALUE;
        double first = 0;
        double table = Double.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            String[] said = run(program, target).split(" ");
            dictionary = Math.min(dictionary, Double.parseDouble(said[0]));
            Spent spent = Stopwatch.inProcess(() -> sign(target));
            first = round == 0 ? spent.cpu() : first;
            table = Math.min(table, spent.cpu());
            if (spent.result() != Long.parseLong(said[1])) {
                throw new IllegalStateException("the codes differ: " + spent.result() + " and " + said[1]);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "target %,d: dictionary %.4f s, table %.4f s (first %.4f s), ratio %.1f (first %.1f)%n",
                target,
                dictionary,
                table,
                first,
                dictionary / table,
                dictionary / first);
    }

    private static String run(Path program, int target) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        "python3", program.toString(), Integer.toString(target), Integer.toString(FIRST_HEAP))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).trim();
        if (process.waitFor() != 0) {
            throw new IOException("python3 failed");
        }
        return said;
    }

    /** The text read, the table filled, and all codes of the starts folded into one number as the program folds them. */
    private static long sign(int target) {
        int greatest = target - 1 - FIRST_HEAP;
        SweepTable table = SweepTable.of(
                RuleText.ruleset(
                        "heaps(" + FIRST_HEAP + ", S in 1.." + greatest + "; move +1, *2; end sum >= " + target + ")"),
                Values.outcome(),
                new Budget(1L << 30, 1),
                Watch.NONE);
        long sign = 0;
        for (int start = 1; start <= greatest; start++) {
            long code = ((Outcome) table.worth(FIRST_HEAP, start)).code();
            sign = Math.floorMod(sign * 31 + code, 1_000_003L);
        }
        return sign;
    }
}

package org.zermelo.bench;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Rows;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.cli.input.NumberReader;
import org.zermelo.solve.Watch;

/** How fast numbers are read from a file and from a pipe, apart from all solving: 10^7 of them, or as many as asked. */
final class ReadingFigures {

    private static final int RUNS = 5;

    private final Stopwatch watch = new Stopwatch(System.out);

    private ReadingFigures() {}

    /** Reads numbers of ten digits and of two, one a line. */
    static void run(Arguments arguments) throws IOException {
        int n = Arguments.number(arguments.next("10000000"));
        ReadingFigures figures = new ReadingFigures();
        figures.read(Rows.uniform(1, n, 0, 1_000_000_000), "0..10^9");
        figures.read(Rows.uniform(1, n, -50, 50), "[-50,50]");
    }

    private void read(long[] row, String range) throws IOException {
        Path file = Files.createTempFile("zermelo-row", ".txt");
        try {
            write(row, file);
            double megabytes = Files.size(file) / 1e6;
            String what = row.length + " numbers in " + range;
            rate(megabytes, what + ", file", () -> sum(Files.newInputStream(file), Files.size(file)));
            rate(megabytes, what + ", pipe", () -> piped(file));
        } finally {
            Files.delete(file);
        }
    }

    /** Work that may fail to read. */
    private interface Reading {
        long run() throws IOException;
    }

    private void rate(double megabytes, String name, Reading reading) {
        double cpu = watch.cpu(name, 2, RUNS, () -> run(reading));
        double wall = watch.wall(name, RUNS, () -> run(reading));
        watch.say(
                "  %.1f MB: %.0f MB/s of CPU time, %.0f by the wall",
                megabytes, megabytes / cpu * 1e3, megabytes / wall * 1e3);
    }

    private static long run(Reading reading) {
        try {
            return reading.run();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long piped(Path file) throws IOException {
        Process cat = new ProcessBuilder("cat", file.toString()).start();
        // As the program takes standard input.
        return sum(new BufferedInputStream(cat.getInputStream()), -1);
    }

    private static long sum(InputStream in, long length) throws IOException {
        try (in) {
            long sum = 0;
            for (long number : new NumberReader("numbers", in, length, Watch.NONE).read()) {
                sum += number;
            }
            return sum;
        }
    }

    private static void write(long[] row, Path file) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16)) {
            for (long number : row) {
                out.write((number + "\n").getBytes(StandardCharsets.US_ASCII));
            }
        }
    }
}

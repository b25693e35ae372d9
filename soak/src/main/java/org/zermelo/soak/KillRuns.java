package org.zermelo.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Starts the program as a process, kills it (SIGKILL) at random moments and starts it again until it is done, and compares what
 * it has written with what a run that was left alone wrote, byte by byte. Tables are also verified by {@code check}. Ends with
 * exit code 1 at the first difference.
 */
public final class KillRuns {

    /** A command whose last word but one is the file it writes; {@code checked} when that is a table. */
    private record KillCase(String name, boolean checked, List<String> words) {}

    private static final String FILE = "FILE";

    private static final List<KillCase> CASES = List.of(
            new KillCase("in memory, levels", true, build("sim(6)", "--checkpoint", "0")),
            new KillCase("in memory, cycles", true, build("quixo(3)", "--checkpoint", "0")),
            new KillCase("levels on disk", true, build("mnk(4, 3, 3)", "--memory", "8")),
            new KillCase("cycles on disk", true, build("quixo(3)", "--memory", "4")),
            new KillCase(
                    "cycles on disk, moves listed",
                    true,
                    build("heaps(0, 0; move +2, -3, [+1, -2]; end sum >= 180; limits 0..100)", "--memory", "4")),
            new KillCase(
                    "nim-sequence in a window",
                    false,
                    List.of(
                            "nimbers",
                            "0.106",
                            "--window",
                            "65536",
                            "--to",
                            "60000000",
                            "--checkpoint",
                            "0",
                            "--resume",
                            FILE)));

    private final Path program;
    private final Path folder;
    private final Random random;

    private KillRuns(Path program, Path folder, long seed) {
        this.program = program;
        this.folder = folder;
        this.random = new Random(seed);
    }

    private static List<String> build(String game, String... options) {
        List<String> words = new ArrayList<>(List.of("build", game, "--to", FILE));
        words.addAll(Arrays.asList(options));
        return words;
    }

    /**
     * Runs the cases.
     *
     * @param times the kills of each case
     * @param wanted a part of the names of the cases that are run
     */
    public static void run(Path launcher, int times, String wanted) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("zermelo-kills");
        KillRuns runs = new KillRuns(launcher, folder, 1);
        try {
            for (KillCase each : CASES) {
                if (each.name().contains(wanted)) {
                    runs.run(each, times);
                }
            }
        } finally {
            try (Stream<Path> all = Files.walk(folder)) {
                all.sorted((a, b) -> b.compareTo(a)).forEach(KillRuns::delete);
            }
        }
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Process start(List<String> words, Path file) throws IOException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        words.forEach(word -> command.add(word.equals(FILE) ? file.toString() : word));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private void whole(List<String> words, Path file) throws IOException, InterruptedException {
        int code = start(words, file).waitFor();
        if (code != 0) {
            throw new IllegalStateException(words + " ended with exit code " + code);
        }
    }

    private void run(KillCase each, int wanted) throws IOException, InterruptedException {
        Path expected = folder.resolve("whole");
        long begun = System.nanoTime();
        whole(each.words(), expected);
        long patience = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        byte[] bytes = Files.readAllBytes(expected);
        int kills = 0;
        int rounds = 0;
        int left = 0;
        while (kills < wanted) {
            Path file = folder.resolve("killed-" + rounds);
            boolean done = false;
            while (!done) {
                Process process = start(each.words(), file);
                done = process.waitFor(1 + random.nextInt((int) (patience * 5 / 4)), TimeUnit.MILLISECONDS);
                if (!done) {
                    process.destroyForcibly().waitFor();
                    kills++;
                    left += Files.exists(file.resolveSibling(file.getFileName() + ".work")) || Files.exists(file)
                            ? 1
                            : 0;
                } else if (process.exitValue() != 0) {
                    throw new IllegalStateException(each.name() + ": exit code " + process.exitValue());
                }
            }
            rounds++;
            if (!Arrays.equals(Files.readAllBytes(file), bytes)) {
                throw new IllegalStateException(each.name() + ": other bytes after " + kills + " kills");
            }
            if (each.checked()) {
                whole(List.of("check", FILE), file);
            }
            Files.delete(file);
        }
        try (Stream<Path> rest = Files.list(folder)) {
            List<Path> files = rest.filter(f -> !f.equals(expected)).toList();
            if (!files.isEmpty()) {
                throw new IllegalStateException(each.name() + ": left behind " + files);
            }
        }
        Files.delete(expected);
        System.out.printf(
                Locale.ROOT,
                "%s (%s): %d kills in %d rounds, %d of them left work behind; the same %,d bytes every time%n",
                each.name(),
                String.join(" ", each.words()),
                kills,
                rounds,
                left,
                bytes.length);
    }
}

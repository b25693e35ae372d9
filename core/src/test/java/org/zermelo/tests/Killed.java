package org.zermelo.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** A process of its own that is killed at random moments, and started again until it is done. */
public final class Killed {

    private Killed() {}

    /**
     * Runs a program until its file is there.
     *
     * @param program the class with its {@code main}
     * @param game the first argument; the second is the file
     * @return how often it was killed
     */
    public static int until(Path file, Class<?> program, String game) throws IOException, InterruptedException {
        Random random = new Random(4);
        int kills = 0;
        while (!Files.exists(file)) {
            Process process = new ProcessBuilder(command(file, program, game, "-Xmx128m"))
                    .inheritIO()
                    .start();
            // ever longer, so that the work is finished in the end on any machine
            double patience = (200 + random.nextInt(300)) * Math.pow(1.2, kills);
            if (!process.waitFor((long) patience, TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor();
                kills++;
            }
        }
        return kills;
    }

    /**
     * Runs a program once, with so much memory, and lets it live.
     *
     * @param heap an option of Java
     * @return its exit code
     */
    public static int once(Path file, Class<?> program, String game, String heap)
            throws IOException, InterruptedException {
        return new ProcessBuilder(command(file, program, game, heap))
                .inheritIO()
                .start()
                .waitFor();
    }

    private static List<String> command(Path file, Class<?> program, String game, String heap) {
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of(heap, "-cp", System.getProperty("java.class.path"), program.getName(), game));
        words.add(file.toString());
        return words;
    }
}

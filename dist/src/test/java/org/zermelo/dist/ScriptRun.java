package org.zermelo.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** One run of a script to its end: what it left with and what it wrote. */
record ScriptRun(int code, String out, String err) {

    /** A value for the environment that takes the variable away. */
    static final String UNSET = "(unset)";

    /** No folder for archives of classes, which take seconds to make. */
    static final Map<String, String> NO_CACHE = Map.of("ZERMELO_CACHE", "/dev/null");

    /**
     * The program's folder as later starts find it, with its archive of classes: until that is there, each start makes one more in the
     * background, at some seconds of the processor.
     */
    static Path program() {
        Path home = Path.of(System.getProperty("zermelo.home"));
        Path one = home.resolveSibling("archive.lock");
        try (FileChannel channel = FileChannel.open(one, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            if (!isArchived(home)) {
                of(home, Map.of(), List.of(home.resolve("zermelo").toString(), "--version"));
            }
            for (long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(2); !isArchived(home); Thread.sleep(50)) {
                assertThat(System.nanoTime())
                        .as("the archive of classes in time")
                        .isLessThan(end);
            }
            return home;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isArchived(Path home) throws IOException {
        Path archives = home.resolve("cds");
        if (!Files.isDirectory(archives)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(archives)) {
            return files.anyMatch(file -> file.toString().endsWith(".jsa"));
        }
    }

    /** Runs a command in a folder, without any input, by UTF-8 and with a cache of its own unless the environment says otherwise. */
    static ScriptRun of(Path folder, Map<String, String> environment, List<String> command) throws Exception {
        Path out = Files.createTempFile("zermelo-out", "");
        Path err = Files.createTempFile("zermelo-err", "");
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile());
            Map<String, String> all = new HashMap<>(Map.of(
                    "LC_ALL",
                    "C.UTF-8",
                    "ZERMELO_CACHE",
                    folder.resolve("cache").toString()));
            all.putAll(environment);
            builder.environment().putAll(all);
            builder.environment().values().removeIf(UNSET::equals);
            Process process = builder.start();
            process.getOutputStream().close();
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
            return new ScriptRun(process.exitValue(), Checkout.read(out), Checkout.read(err));
        } finally {
            Files.delete(out);
            Files.delete(err);
        }
    }
}

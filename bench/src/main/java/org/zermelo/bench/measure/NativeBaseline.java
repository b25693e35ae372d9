package org.zermelo.bench.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A program of {@code bench/c}, compiled for this machine by {@code cc}. It prints the least processor seconds of its runs, and what came
 * of them, so that both sides of a comparison can be seen to do the same work.
 */
public final class NativeBaseline {

    /**
     * What a run printed.
     *
     * @param seconds the least processor seconds
     * @param result what came of it, as text
     */
    public record Ran(double seconds, String result) {}

    private final Path program;

    private NativeBaseline(Path program) {
        this.program = program;
    }

    /**
     * Compiles one source.
     *
     * @param sources the folder {@code bench/c}
     * @param name without the ending
     * @param folder where the program is written
     * @return the program, or nothing where no compiler is there
     * @throws IOException when the compiler refuses the source
     */
    public static Optional<NativeBaseline> of(Path sources, String name, Path folder)
            throws IOException, InterruptedException {
        Path program = folder.resolve(name);
        Path source = sources.resolve(name + ".c");
        if (!Files.isRegularFile(source)) {
            throw new IOException("there is no " + source);
        }
        ProcessBuilder compiler =
                new ProcessBuilder("cc", "-O3", "-march=native", "-o", program.toString(), source.toString());
        Process process;
        try {
            process = compiler.inheritIO().start();
        } catch (IOException noCompiler) {
            return Optional.empty();
        }
        if (process.waitFor() != 0) {
            throw new IOException("cc refuses " + source);
        }
        return Optional.of(new NativeBaseline(program));
    }

    /** One run with these arguments. */
    public Ran run(List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).trim();
        if (process.waitFor() != 0) {
            throw new IOException(program.getFileName() + " failed");
        }
        int blank = said.indexOf(' ');
        return new Ran(Double.parseDouble(said.substring(0, blank)), said.substring(blank + 1));
    }
}

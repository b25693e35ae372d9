package org.zermelo.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.zermelo.bench.measure.Arguments;

/** Measures again what a {@link FigurePage} shows, each command in a virtual machine of its own, and writes it into the page. */
final class PageFigures {

    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private PageFigures() {}

    /** The page; then perhaps words, of which a command must contain one. */
    static void run(Arguments arguments) throws IOException, InterruptedException {
        Path file = Path.of(arguments.next());
        List<String> words = arguments.rest();
        FigurePage page = new FigurePage(file, PageFigures::output);
        String machine = machine();
        List<String> failed = page.renew(
                command -> words.isEmpty() || words.stream().anyMatch(command::contains), () -> stamp(machine));
        if (!failed.isEmpty()) {
            throw new Arguments.BadException(failed.size() + " commands failed: " + String.join("; ", failed) + ".");
        }
    }

    private static String stamp(String machine) {
        double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
        return String.format(Locale.ROOT, "on %s, %s, at a load of %.1f.", LocalDate.now(), machine, Math.max(0, load));
    }

    /** The processor as the system names it, how many there are, and the JDK. */
    private static String machine() throws IOException {
        String processor = System.getProperty("os.arch");
        if (Files.isReadable(PROCESSORS)) {
            for (String line : Files.readAllLines(PROCESSORS)) {
                if (line.startsWith("model name")) {
                    processor = line.substring(line.indexOf(':') + 1).strip();
                }
            }
        }
        int processors = Runtime.getRuntime().availableProcessors();
        return processors + " x " + processor + ", JDK " + System.getProperty("java.version");
    }

    private static List<String> output(List<String> words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        int options = 0;
        while (words.get(options).startsWith("-")) {
            command.add(words.get(options++));
        }
        command.addAll(List.of("--add-modules", "jdk.incubator.vector"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Bench.class.getName()));
        command.addAll(words.subList(options, words.size()));
        System.err.println(String.join(" ", words));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("ended with " + process.exitValue());
        }
        return said.lines().toList();
    }
}

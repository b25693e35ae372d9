package org.zermelo.desk.exam;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.RulePosition;

/**
 * Runs a pupil's Python on every start and compares it with the engine. The program runs in a process of its own with
 * the rights of the user, so ask only for programs that you would run yourself. Its time and memory are bounded, it gets
 * no environment and no input, and what it prints is not read.
 */
public final class PupilProgram {

    private static final int SECONDS = 20;
    private static final int KILOBYTES = 1_000_000;

    /** Reads the file, then says for each S what the test gives: 0, 1, or how it failed. */
    private static final String HARNESS = """
            import sys, io, os
            path, test, out = sys.argv[1], sys.argv[2], open(sys.argv[3], 'w', encoding='utf-8')
            sys.setrecursionlimit(20000)
            sys.stdout = open(os.devnull, 'w')
            names = {'__name__': 'pupil'}
            try:
                exec(compile(open(path, encoding='utf-8').read(), path, 'exec'), names)
                code = compile(test, 'test', 'eval')
            except BaseException as e:
                out.write('load ' + type(e).__name__ + ': ' + str(e).replace('\\n', ' ')[:200] + '\\n')
                out.close()
                os._exit(0)
            for s in sys.argv[4].split(','):
                names['S'] = int(s)
                try:
                    answer = '1' if eval(code, names) else '0'
                except BaseException as e:
                    answer = type(e).__name__ + ': ' + str(e).replace('\\n', ' ')[:200]
                out.write(s + ' ' + answer + '\\n')
                out.flush()
            out.close()
            os._exit(0)
            """;

    private PupilProgram() {}

    /**
     * What came of the comparison.
     *
     * @param number the question's number
     * @param agrees whether the program gives the engine's set on every start
     * @param said the verdict, naming the first S where they differ
     */
    public record Verdict(String number, boolean agrees, Note said) {}

    /**
     * Compares; where nobody has said which set the question is about, with each that it may be about.
     *
     * @param file the pupil's Python file
     * @param test the question's number and an expression in S over the file's names that is true for the starts in the
     *     question's set, such as {@code 20=f(7, S, 3) and not f(7, S, 1)}
     * @throws BadInputException when the test is not of this form
     * @throws RefusedException when Python cannot be run or does not end in time
     */
    public static Verdict compare(Task task, Path file, String test, Examiner examiner)
            throws IOException, InterruptedException {
        int equals = test.indexOf('=');
        if (equals < 1) {
            throw new BadInputException("exam.pupil.test");
        }
        Part part = GivenAnswer.part(task, test.substring(0, equals).trim());
        Verdict first = null;
        for (Part wording : part.wordings()) {
            Verdict verdict =
                    compareOne(wording, file, test.substring(equals + 1).trim(), examiner);
            if (verdict.agrees()) {
                return verdict;
            }
            first = first == null ? verdict : first;
        }
        return Objects.requireNonNull(first);
    }

    private static Verdict compareOne(Part part, Path file, String test, Examiner examiner)
            throws IOException, InterruptedException {
        String number = part.question().number();
        ScanRange scan = examiner.scan(part.rules(), part.question().set());
        List<Long> members = examiner.members(part.rules(), part.question().set(), scan).stream()
                .map(Start::s)
                .toList();
        List<Long> asked = new ArrayList<>();
        for (Start<RulePosition> start : examiner.starts(part.rules(), scan)) {
            if (!examiner.classes(part.rules(), start).ended(start.position())) {
                asked.add(start.s());
            }
        }
        List<String> lines = run(file, test, asked);
        for (int i = 0; i < asked.size(); i++) {
            String line = i < lines.size() ? lines.get(i) : "";
            if (line.startsWith("load ")) {
                return new Verdict(number, false, Note.of("exam.pupil.load", "problem", line.substring(5)));
            }
            if (line.isEmpty()) {
                return new Verdict(number, false, Note.of("exam.pupil.time", "s", asked.get(i), "seconds", SECONDS));
            }
            String answer = line.substring(line.indexOf(' ') + 1);
            boolean belongs = members.contains(asked.get(i));
            if (!answer.equals(belongs ? "1" : "0")) {
                String key =
                        answer.length() > 1 ? "exam.pupil.fails" : belongs ? "exam.pupil.misses" : "exam.pupil.adds";
                return new Verdict(
                        number,
                        false,
                        Note.of(key, "s", asked.get(i), "set", part.question().set(), "problem", answer));
            }
        }
        return new Verdict(
                number,
                true,
                Note.of(
                        "exam.pupil.agrees",
                        "count",
                        asked.size(),
                        "set",
                        part.question().set()));
    }

    private static List<String> run(Path file, String test, List<Long> starts)
            throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("zermelo-pupil");
        Path out = folder.resolve("out.txt");
        try {
            List<String> python = List.of(
                    "python3",
                    "-I",
                    "-c",
                    HARNESS,
                    file.toAbsolutePath().toString(),
                    test,
                    out.toString(),
                    String.join(",", starts.stream().map(String::valueOf).toList()));
            List<String> command = new ArrayList<>();
            if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("win")) {
                String limits = "ulimit -t " + SECONDS + "; ulimit -v " + KILOBYTES + "; ulimit -f 20000; exec \"$@\"";
                command.addAll(List.of("sh", "-c", limits, "sh"));
            }
            command.addAll(python);
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(ProcessBuilder.Redirect.from(nothing(folder).toFile()))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD);
            Map<String, String> environment = builder.environment();
            environment.keySet().removeIf(name -> !name.equals("PATH") && !name.equalsIgnoreCase("SystemRoot"));
            Process process = builder.start();
            if (!process.waitFor(SECONDS + 5L, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                process.waitFor();
            }
            if (!Files.exists(out)) {
                throw new RefusedException("exam.pupil.no-python");
            }
            return Files.readAllLines(out, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new RefusedException("exam.pupil.no-python");
        } finally {
            Files.deleteIfExists(out);
            Files.deleteIfExists(folder.resolve("in"));
            Files.deleteIfExists(folder);
        }
    }

    private static Path nothing(Path folder) throws IOException {
        return Files.createFile(folder.resolve("in"));
    }
}

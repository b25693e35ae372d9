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
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.starts.StartFamily;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.RulePosition;

/**
 * Runs a pupil's Python on every start and compares it with the engine. The program runs in a process of its own with
 * the rights of the user, so ask only for programs that you would run yourself. Its time and memory are bounded, it gets
 * no environment and nothing to read, and what it prints is not read.
 */
public final class PupilProgram {

    private static final int SECONDS = 20;
    private static final int KILOBYTES = 1_000_000;

    /**
     * Reads the names of the rules' parameters, S the last of them, and the starts, then the program; says which of the other
     * parameters the test names, and for each start what the test gives: 0, 1, or how it failed.
     */
    private static final String HARNESS = """
            import sys, io, os
            path, test, out = sys.argv[1], sys.argv[2], open(sys.argv[3], 'w', encoding='utf-8')
            sys.setrecursionlimit(20000)
            sys.stdout = open(os.devnull, 'w')
            names = {'__name__': 'pupil'}
            parameters, *starts = [line.split() for line in sys.stdin.read().splitlines()]
            def named(code):
                inner = [part for part in code.co_consts if isinstance(part, type(code))]
                return set(code.co_names).union(*map(named, inner))
            try:
                exec(compile(open(path, encoding='utf-8-sig').read(), path, 'exec'), names)
                code = compile(test, 'test', 'eval')
            except BaseException as e:
                out.write('load ' + type(e).__name__ + ': ' + str(e).replace('\\n', ' ')[:200] + '\\n')
                out.close()
                os._exit(0)
            others = [name for name in parameters[:-1] if name in named(code)]
            out.write(' '.join(['names', *others]) + '\\n')
            for start in starts:
                values = dict(zip(parameters, map(int, start)))
                names.update((name, values[name]) for name in [*others, parameters[-1]])
                names['S'] = int(start[-1])
                try:
                    answer = '1' if eval(code, names) else '0'
                except BaseException as e:
                    answer = type(e).__name__ + ': ' + str(e).replace('\\n', ' ')[:200]
                out.write(start[-1] + ' ' + answer + '\\n')
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
     * Compares; where nobody has said which set the question is about, with each that it may be about. Where more than S is open, a
     * test that names the other parameters is compared for each of their values, and one that does not with the values of S that
     * belong to the set with some of them.
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
        List<List<Long>> asked = new ArrayList<>();
        for (Start<RulePosition> start : examiner.starts(part.rules(), scan)) {
            if (!examiner.classes(part.rules(), start).ended(start.position())) {
                asked.add(start.values());
            }
        }
        List<String> parameters = new StartFamily(part.rules()).names();
        List<String> lines = run(file, test, parameters, asked);
        String first = lines.isEmpty() ? "" : lines.get(0);
        if (first.startsWith("load ")) {
            return new Verdict(number, false, Note.of("exam.pupil.load", "problem", first.substring(5)));
        }
        boolean single = first.indexOf(' ') < 0;
        Set<List<Long>> members = examiner.members(part.rules(), part.question().set(), scan).stream()
                .map(start -> single ? List.of(start.s()) : start.values())
                .collect(Collectors.toSet());
        for (int i = 0; i < asked.size(); i++) {
            List<Long> values = asked.get(i);
            long s = values.get(values.size() - 1);
            String start = single ? String.valueOf(s) : told(parameters, values);
            String line = i + 1 < lines.size() ? lines.get(i + 1) : "";
            if (line.isEmpty()) {
                return new Verdict(number, false, Note.of("exam.pupil.time", "s", start, "seconds", SECONDS));
            }
            String answer = line.substring(line.indexOf(' ') + 1);
            boolean belongs = members.contains(single ? List.of(s) : values);
            if (!answer.equals(belongs ? "1" : "0")) {
                String key =
                        answer.length() > 1 ? "exam.pupil.fails" : belongs ? "exam.pupil.misses" : "exam.pupil.adds";
                return new Verdict(
                        number,
                        false,
                        Note.of(key, "s", start, "set", part.question().set(), "problem", answer));
            }
        }
        return new Verdict(
                number,
                true,
                Note.of("exam.pupil.agrees")
                        .with("count", asked.size())
                        .with("set", part.question().set()));
    }

    /** A start behind "S =": {@code 31, K = 7}. */
    private static String told(List<String> parameters, List<Long> values) {
        int last = values.size() - 1;
        return values.get(last)
                + IntStream.range(0, last)
                        .mapToObj(i -> ", " + parameters.get(i) + " = " + values.get(i))
                        .collect(Collectors.joining());
    }

    private static List<String> run(Path file, String test, List<String> parameters, List<List<Long>> starts)
            throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("zermelo-pupil");
        Path in = folder.resolve("in.txt");
        Path out = folder.resolve("out.txt");
        try {
            // a command line has no room for many starts
            Files.writeString(in, input(parameters, starts));
            List<String> python = List.of(
                    "python3", "-I", "-c", HARNESS, file.toAbsolutePath().toString(), test, out.toString());
            List<String> command = new ArrayList<>();
            if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("win")) {
                String limits = "ulimit -t " + SECONDS + "; ulimit -v " + KILOBYTES + "; ulimit -f 20000; exec \"$@\"";
                command.addAll(List.of("sh", "-c", limits, "sh"));
            }
            command.addAll(python);
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(ProcessBuilder.Redirect.from(in.toFile()))
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
            Files.deleteIfExists(in);
            Files.deleteIfExists(folder);
        }
    }

    private static String input(List<String> parameters, List<List<Long>> starts) {
        StringBuilder lines = new StringBuilder(String.join(" ", parameters)).append('\n');
        for (List<Long> values : starts) {
            values.forEach(value -> lines.append(value).append(' '));
            lines.append('\n');
        }
        return lines.toString();
    }
}

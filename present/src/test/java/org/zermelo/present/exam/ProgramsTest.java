package org.zermelo.present.exam;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.Finding;
import org.zermelo.exam.program.Dialect;
import org.zermelo.exam.program.Program;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.rules.RuleText;

/** The generated programs run and print the engine's answers. */
class ProgramsTest {

    /** Tasks with memory, choices, guards, vectors, ties, exact division, overshoot, pairs and all kinds of sets. */
    private static final List<Task> ODD = List.of(
            task("heaps(5, S in 1..30; move take 1..3; end sum <= 6)", "U min", "W2 all", "L2 minmax"),
            task(
                    "heaps(S in 1..40; move +1, *2, =x+7 if x%3==1; end sum >= 41)",
                    "coop3 min2", "W2|L2 all", "U-L1 max2"),
            task("heaps(S in 1..40; move +1, *2; end sum >= 41)", "Lany max2", "Wany count", "U&W1 min+count"),
            task("heaps(5, p in 1..30; move take 1..3; end sum <= 6)", "U min", "W2 all", "L2 minmax"),
            task(
                    "heaps(f in 1..9, min in 2..9; move larger: +1, smaller: *2; end big >= 12; where f+min < 15)",
                    "L1 all",
                    "W2 count",
                    "L2 min+count"),
            task("heaps(S in 9..60; move -3, /2 exact; end sum <= 8)", "L1 all", "W2 all", "L2 all"),
            task(
                    "heaps(K in 1..9, S in 2..9; move larger: +1, smaller: *2; end big >= 12; where K+S < 15)",
                    "L1 all",
                    "W2 count",
                    "L2 min+count"),
            task(
                    "heaps(S in 3..40; move =if(x>20, x+2, x+1), =max(x, 30); end sum >= 41)",
                    "W1 min",
                    "W2 max",
                    "L2 all"));

    private static Task task(String rules, String... questions) {
        List<ExamQuestion> all = new ArrayList<>();
        for (String question : questions) {
            String[] words = question.split(" ");
            all.add(ExamQuestion.of(String.valueOf(19 + all.size()), words[0], words[1]));
        }
        return Task.of(rules, RuleText.ruleset(rules), all);
    }

    private static List<Task> tasks() {
        List<Task> tasks = new ArrayList<>(ODD);
        PublishedTasksTest.records().forEach(record -> tasks.add(record.sheet().task()));
        return tasks;
    }

    private static String expected(Task task) {
        Examiner examiner = Examiner.standard();
        StringBuilder lines = new StringBuilder();
        for (Part part : task.parts()) {
            Finding finding = examiner.answer(part);
            lines.append(finding.question().number());
            finding.answer().forEach(n -> lines.append(' ').append(n));
            lines.append('\n');
        }
        return lines.toString();
    }

    /** The program; empty where the task says that its questions have rules of their own. */
    private static String program(Task task, Dialect dialect) {
        try {
            return Program.of(task, Examiner.standard(), dialect);
        } catch (RefusedException e) {
            assertThat(e.note().key()).startsWith("exam.program.");
            return "";
        }
    }

    private static String run(Path directory, String... command) throws Exception {
        Path out = Files.createTempFile(directory, "out", ".txt");
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return Files.readString(out);
    }

    private static boolean has(String program) {
        return List.of(System.getenv("PATH").split(File.pathSeparator)).stream()
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    @ParameterizedTest
    @EnumSource(names = {"PYTHON", "PYTHON_A", "PYTHON_B", "PYTHON_C"})
    void pythonGivesTheEnginesAnswers(Dialect dialect, @TempDir Path directory) throws Exception {
        assumeTrue(has("python3"));
        int refused = 0;
        StringBuilder all = new StringBuilder("import io, contextlib\n");
        StringBuilder wanted = new StringBuilder();
        for (Task task : tasks()) {
            String text = program(task, dialect);
            if (text.isEmpty()) {
                refused++;
                continue;
            }
            Path file = Files.createTempFile(directory, "task", ".py");
            Files.writeString(file, text);
            all.append("exec(open('").append(file.getFileName()).append("').read(), {})\n");
            wanted.append(expected(task));
        }
        Files.writeString(directory.resolve("all.py"), all);
        assertThat(run(directory, "python3", "all.py")).isEqualTo(wanted.toString());
        assertThat(refused).isLessThan(3);
    }

    @ParameterizedTest
    @EnumSource(names = {"JAVA", "JAVA_LONG"})
    void javaGivesTheEnginesAnswers(Dialect dialect, @TempDir Path directory) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        assumeTrue(compiler != null);
        List<Task> tasks = tasks();
        for (int i = 0; i < tasks.size(); i += i < ODD.size() ? 1 : 4) {
            Task task = tasks.get(i);
            String text = program(task, dialect);
            if (text.isEmpty()) {
                continue;
            }
            Path folder = Files.createTempDirectory(directory, "task");
            Path file = folder.resolve("Task.java");
            Files.writeString(file, text);
            ByteArrayOutputStream complaints = new ByteArrayOutputStream();
            assertThat(compiler.run(null, null, complaints, "-nowarn", file.toString()))
                    .as("%s\n%s\n%s", task.name(), complaints, text)
                    .isZero();
            assertThat(printed(folder)).as(task.name()).isEqualTo(expected(task));
        }
    }

    private static String printed(Path folder) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            loader.loadClass("Task").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8).replace("\r\n", "\n");
    }

    @ParameterizedTest
    @EnumSource(names = {"CPP", "CPP_LONG"})
    void cppGivesTheEnginesAnswers(Dialect dialect, @TempDir Path directory) throws Exception {
        assumeTrue(has("g++"));
        List<Task> some = new ArrayList<>(ODD);
        some.addAll(PublishedTasksTest.records().stream()
                .filter(r -> List.of(
                                "demo-2021",
                                "sdamgia-47015",
                                "gorbachev-6",
                                "kompege-19635",
                                "kompege-22232",
                                "polyakov-65-100",
                                "stepik-1135853-7",
                                "lms-4187")
                        .contains(r.id()))
                .map(r -> r.sheet().task())
                .toList());
        StringBuilder all = new StringBuilder();
        StringBuilder main = new StringBuilder("int main() {\n");
        StringBuilder wanted = new StringBuilder();
        for (int i = 0; i < some.size(); i++) {
            String text = program(some.get(i), dialect);
            assertThat(text).isNotEmpty();
            String body = text.lines()
                    .filter(line -> !line.startsWith("#include") && !line.startsWith("using"))
                    .collect(Collectors.joining("\n"));
            all.append("namespace task").append(i).append(" {\n");
            all.append(body.replace("int main() {", "void run() {")).append("\n}\n");
            main.append("task").append(i).append("::run();\n");
            wanted.append(expected(some.get(i)));
        }
        String head = program(some.get(0), Dialect.CPP_LONG)
                .lines()
                .filter(line -> line.startsWith("#include") || line.startsWith("using"))
                .collect(Collectors.joining("\n"));
        Files.writeString(directory.resolve("all.cpp"), head + "\n" + all + main + "}\n");
        assertThat(run(directory, "g++", "-std=c++17", "-O1", "-Wall", "-Wno-unused-variable", "-o", "all", "all.cpp"))
                .isEmpty();
        assertThat(run(directory, directory.resolve("all").toString())).isEqualTo(wanted.toString());
    }

    @ParameterizedTest
    @EnumSource(names = {"CSHARP", "CSHARP_LONG"})
    void csharpGivesTheEnginesAnswers(Dialect dialect, @TempDir Path directory) throws Exception {
        Map<String, String> programs = written(dialect);
        assumeTrue(has("mcs") && has("mono"));
        StringBuilder all = new StringBuilder();
        StringBuilder main = new StringBuilder("class All { static void Main() {\n");
        StringBuilder wanted = new StringBuilder();
        int number = 0;
        for (Map.Entry<String, String> program : programs.entrySet()) {
            String body = program.getKey()
                    .lines()
                    .filter(line -> !line.startsWith("using "))
                    .collect(Collectors.joining("\n"))
                    .replace("static void Main()", "public static void Run()");
            all.append("namespace task")
                    .append(number)
                    .append(" {\n")
                    .append(body)
                    .append("\n}\n");
            main.append("task").append(number++).append(".Task.Run();\n");
            wanted.append(program.getValue());
        }
        String head = "using System;\nusing System.Collections.Generic;\nusing System.Linq;\n";
        Files.writeString(directory.resolve("all.cs"), head + all + main + "} }\n");
        assertThat(run(directory, "mcs", "-nowarn:219,168,414,429", "-out:all.exe", "all.cs"))
                .isEmpty();
        assertThat(run(directory, "mono", "all.exe")).isEqualTo(wanted.toString());
    }

    @ParameterizedTest
    @EnumSource(names = {"PASCAL", "PASCAL_LONG"})
    void pascalGivesTheEnginesAnswers(Dialect dialect, @TempDir Path directory) throws Exception {
        Map<String, String> programs = written(dialect);
        assumeTrue(has("fpc"));
        int number = 0;
        for (Map.Entry<String, String> program : programs.entrySet()) {
            String name = "task" + number++;
            Files.writeString(directory.resolve(name + ".pas"), program.getKey());
            String said = run(directory, "fpc", "-Mobjfpc", "-Sh", "-v0", "-O2", name + ".pas");
            assertThat(directory.resolve(name))
                    .as("%s\n%s", said, program.getKey())
                    .exists();
            assertThat(run(directory, directory.resolve(name).toString()))
                    .as(program.getKey())
                    .isEqualTo(program.getValue());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"JAVA", "CPP", "CSHARP", "PASCAL"})
    void mostTasksHaveAShortProgram(Dialect dialect) {
        List<String> texts = tasks().stream()
                .map(task -> program(task, dialect))
                .filter(text -> !text.isEmpty())
                .toList();
        assertThat(texts.stream().filter(text -> !text.contains("answer(")).count())
                .isGreaterThan(texts.size() * 2L / 3);
    }

    /** The programs of all tasks that have one, each with what it must print; looked at also where nothing runs them. */
    private static Map<String, String> written(Dialect dialect) throws IOException {
        Map<String, String> programs = new LinkedHashMap<>();
        for (Task task : tasks()) {
            String text = program(task, dialect);
            if (!text.isEmpty()) {
                assertThat(text.chars().filter(c -> c == ')').count())
                        .as(text)
                        .isEqualTo(text.chars().filter(c -> c == '(').count());
                assertThat(text).doesNotContain("null");
                programs.put(text, expected(task));
            }
        }
        assertThat(programs).hasSizeGreaterThan(60);
        return programs;
    }
}

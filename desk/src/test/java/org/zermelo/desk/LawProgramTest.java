package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.exam.program.Dialect;
import org.zermelo.law.Law;
import org.zermelo.solve.Watch;

/** The programs of laws run, where their language is on the machine, and say what the law says. */
class LawProgramTest {

    private static final long[] SIZES = {
        0, 1, 2, 3, 4, 7, 8, 12, 100, 1_000_000_000_000_000_000L, 987_654_321_012_345_678L
    };

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "heaps(S; move -1, =x//2)                            | winner",
                "heaps(S; move -1, -3, -4)                           | nimber",
                "heaps(S; move -1, =x//3)                            | winner",
                "heaps(a, b; take any, [-k,-k] for k in 1..min(a,b)) | winner",
                "heaps(a, b; take any, [-k,-l] for k in 1..a for l in max(1,k-1)..min(b,k+1)) | winner"
            })
    void theySayWhatTheLawSays(String rules, String value) throws Exception {
        Law law = (Law) LawDesk.byDigits(LawDesk.find(LawDesk.question(rules), value, Watch.NONE));
        int heaps = law.defined().names().size();
        StringBuilder asked = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (long size : SIZES) {
            for (long other : heaps == 1 ? new long[] {0} : SIZES) {
                int said = heaps == 1 ? law.of(size) : law.of(size, other);
                asked.append(size).append(heaps == 1 ? "" : " " + other).append('\n');
                expected.append(value.equals("nimber") ? "*" + said : said == 0 ? "lost" : "won")
                        .append('\n');
            }
        }
        Path input = Files.writeString(folder.resolve("in.txt"), asked);
        int ran = 0;
        ran += said(law, Dialect.PYTHON, "law.py", input, expected, List.of(), "python3", "law.py");
        ran += said(law, Dialect.CPP, "law.cpp", input, expected, List.of("g++", "-o", "law", "law.cpp"), "./law");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        ran += said(law, Dialect.JAVA, "Main.java", input, expected, List.of(), java, "Main.java");
        ran += said(law, Dialect.PASCAL, "law.pas", input, expected, List.of("fpc", "-v0", "law.pas"), "./law");
        ran += said(law, Dialect.CSHARP, "law.cs", input, expected, List.of("mcs", "law.cs"), "mono", "law.exe");
        assumeTrue(ran > 0);
    }

    /** 1 where the program ran and said what was expected; 0 where its language is not on the machine. */
    private int said(
            Law law, Dialect dialect, String name, Path input, CharSequence expected, List<String> build, String... run)
            throws Exception {
        if (!onTheMachine(run[0]) || !build.isEmpty() && !onTheMachine(build.get(0))) {
            return 0;
        }
        Files.writeString(folder.resolve(name), LawDesk.program(law, dialect));
        if (!build.isEmpty()) {
            Process built = start(build, null);
            assertThat(built.waitFor()).as(name).isZero();
        }
        Process process = start(List.of(run), input.toFile());
        assertThat(new String(process.getInputStream().readAllBytes())
                        .lines()
                        .collect(Collectors.joining("\n", "", "\n")))
                .as(dialect.text())
                .isEqualTo(expected.toString());
        return 1;
    }

    private static boolean onTheMachine(String command) {
        return command.contains("/")
                || List.of(System.getenv("PATH").split(File.pathSeparator)).stream()
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
    }

    private Process start(List<String> command, @Nullable File input) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD);
        return (input == null ? builder.redirectOutput(ProcessBuilder.Redirect.DISCARD) : builder.redirectInput(input))
                .start();
    }
}

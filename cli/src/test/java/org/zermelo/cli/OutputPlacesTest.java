package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.cli.command.Commands;
import org.zermelo.cli.context.ExitCode;
import picocli.CommandLine.Model.OptionSpec;

/** Every option that names a file to write: a link stays a link, and a pipe is written through or refused. */
@EnabledOnOs({OS.LINUX, OS.MAC})
class OutputPlacesTest {

    private static final String ROW = "coins(7 9 1 6 4 3)";
    private static final String HEAPS = "heaps(S in 1..28; move +1, *2; end sum >= 29)";

    /** Options that name a file to read. */
    private static final Set<String> READ = Set.of("--check", "--file", "--program", "--wording");

    @TempDir
    private Path folder;

    /** A row of words whose last one names the option; its file comes behind it. */
    static List<List<String>> commands() {
        return List.of(
                List.of("table", ROW, "--format", "csv", "--out"),
                List.of("table", HEAPS, "--format", "csv", "--out"),
                List.of("tree", "nim(2, 1)", "--format", "dot", "--out"),
                List.of("line", ROW, "--format", "csv", "--out"),
                List.of("compare", ROW, "--strategies", "--out"),
                List.of("compare", "coins", "--method", "interval-rolling", "--sizes", "4", "--repeat", "1", "--out"),
                List.of("nimbers", "0.07", "--to", "50", "--format", "csv", "--out"),
                List.of("nimbers", "0.07", "--to", "500", "--certificate"),
                List.of("solve", "domineering(2x2)", "--form"),
                List.of("solve", "domineering(2x2)", "--certificate"),
                List.of("law", "heaps(S; move -1, -3, -4)", "--certificate"),
                List.of("exam", HEAPS, "--show", "table", "--out"),
                List.of("exam", HEAPS, "--variants", "1", "--format", "pdf", "--out"),
                List.of("count", "tictactoe()", "--plies", "2", "--format", "csv", "--out"),
                List.of("trace", ROW, "--method", "interval-guarantee", "--out"),
                List.of("explain", ROW, "--svg"),
                List.of("line", "tictactoe()", "--line", "b2 ~ b1", "--out"),
                List.of("build", "tictactoe()", "--to"),
                List.of("nimbers", "0.77", "--to", "5000", "--window", "512", "--resume"));
    }

    private static boolean isReadAgain(List<String> command) {
        return Set.of("--to", "--resume").contains(command.get(command.size() - 1));
    }

    private static CliRun run(List<String> command, Path file) {
        return CliRun.of(
                Stream.concat(command.stream(), Stream.of(file.toString())).toArray(String[]::new));
    }

    /** A new option that names a file belongs into the list above. */
    @Test
    void everyOptionThatWritesIsTriedHere() {
        Set<String> tried = commands().stream()
                .map(words -> words.get(0) + " " + words.get(words.size() - 1))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> found = new TreeSet<>();
        for (Commands.Entry command : Commands.all()) {
            for (OptionSpec option : HelpTest.spec(command).options()) {
                if (option.paramLabel().equals("FILE") && !READ.contains(option.longestName())) {
                    found.add(command.name() + " " + option.longestName());
                }
            }
        }
        assertThat(tried).isEqualTo(found);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aLinkStaysAndItsTargetIsWritten(List<String> command) throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        Path link = Files.createSymbolicLink(folder.resolve("link.csv"), Path.of("inner/target"));
        CliRun run = run(command, link);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(inner.resolve("target")).isRegularFile().isNotEmptyFile();
        try (var all = Files.list(inner)) {
            assertThat(all).hasSize(1);
        }
        try (var all = Files.list(folder)) {
            assertThat(all).hasSize(2);
        }
    }

    /** Whatever is asked beside it: standard output stays empty. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nimbers~--classes~1~--to~50",
                "nimbers~--classes~1~--to~50~--format~csv",
                "nimbers~--classes~1~--to~50~--json",
                "nimbers~0.77~--json",
                "nimbers~0.77~--at~1000",
                "nimbers~0.77~--at~1000~--json",
                "nimbers~0.77~--to~5000~--window~512",
                "nimbers~0.77~--to~5000~--window~512~--json",
                "table~nim(2, 1)~--json",
                "line~coins(7 9 1)~--json",
                "count~nim(2, 1)~--json",
                "table~tictactoe()~--whole~--json",
                "trace~coins(7 9 1)~--json",
                "tree~nim(2, 1)~--json"
            })
    void aFileGetsWhatWouldBeShown(String words) throws IOException {
        List<String> command = List.of(words.split("~"));
        Path file = folder.resolve("result");
        CliRun run = run(Stream.concat(command.stream(), Stream.of("--out")).toList(), file);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEmpty();
        List<String> written = Files.readAllLines(file);
        List<String> shown =
                CliRun.of(command.toArray(String[]::new)).out().lines().toList();
        assertThat(written).hasSameSizeAs(shown);
        assertThat(written.subList(0, 1)).isEqualTo(shown.subList(0, 1));
        assertThat(written.stream().anyMatch(line -> line.contains("\"made\""))).isEqualTo(command.contains("--json"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aPipeIsWrittenThroughOrRefused(List<String> command) throws Exception {
        Path pipe = folder.resolve("pipe.csv");
        Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
        assumeTrue(made.waitFor(1, TimeUnit.MINUTES) && made.exitValue() == 0);
        if (isReadAgain(command)) {
            CliRun run = run(command, pipe);
            assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err()).hasLineCount(1).contains("pipe", "regular file");
        } else {
            CompletableFuture<Integer> read = CompletableFuture.supplyAsync(() -> {
                try {
                    return Files.readAllBytes(pipe).length;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            assertThat(run(command, pipe).code()).isZero();
            assertThat(read.get(1, TimeUnit.MINUTES)).isPositive();
        }
        assertThat(Files.readAttributes(pipe, "isOther").get("isOther")).isEqualTo(true);
        try (var all = Files.list(folder)) {
            assertThat(all).hasSize(1);
        }
    }
}

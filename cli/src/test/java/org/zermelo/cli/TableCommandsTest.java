package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.present.json.Json;

class TableCommandsTest {

    @TempDir
    private Path folder;

    private String build(String game) {
        String file = folder.resolve("table").toString();
        CliRun run = CliRun.of("build", game, "--to", file);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isEqualTo(ExitCode.DONE);
        assertThat(run.out()).contains("5478 positions", "bits a position");
        return file;
    }

    @Test
    void aTableIsBuiltProbedAndChecked() {
        String file = build("tictactoe()");
        assertThat(CliRun.of("probe", file).out())
                .contains("tictactoe()", "tie", "table (looked up among 5478 stored positions)");
        CliRun probe = CliRun.of("probe", file, "xo./.../...", "--json");
        Map<?, ?> answer = (Map<?, ?>) Json.read(probe.out());
        assertThat(answer.get("value")).hasToString("{kind=outcome, winner=first, plies=5}");
        CliRun check = CliRun.of("check", file);
        assertThat(check.code()).isEqualTo(ExitCode.DONE);
        assertThat(check.out()).contains("5478");
        String endless = String.valueOf(Long.MAX_VALUE >> 15);
        assertThat(CliRun.of("check", file, "--memory", endless).out()).isEqualTo(check.out());
    }

    /** A folder of shards is asked as a file is; the whole is told from either, as from the game. */
    @Test
    void aTableIsAFolderOfShards() {
        String file = build("tictactoe()");
        String shards = folder.resolve("shards").toString();
        assertThat(CliRun.of("build", "tictactoe()", "--shards", "3", "--to", shards)
                        .out())
                .contains("5478 positions");
        assertThat(folder.resolve("shards/2.shard")).exists();
        assertThat(CliRun.of("probe", shards, "xo./.../...").out())
                .isEqualTo(CliRun.of("probe", file, "xo./.../...").out());
        assertThat(CliRun.of("check", shards).out())
                .isEqualTo(CliRun.of("check", file).out());
        String whole = CliRun.of("table", "tictactoe()", "--whole").out();
        assertThat(CliRun.of("table", file, "--whole").out()).isEqualTo(whole);
        assertThat(CliRun.of("table", shards, "--whole").out()).isEqualTo(whole);
        String men = folder.resolve("men").toString();
        assertThat(CliRun.of("build", "@three-mens-morris", "--shards", "3", "--to", men)
                        .err())
                .contains("Leave --shards out");
        CliRun.of("build", "@three-mens-morris", "--to", men);
        assertThat(CliRun.of("table", men, "--whole").err()).contains("Only a table of the form cells");
    }

    /** A game of men goes into a folder; the numbers of a small one are those of its table of cells. */
    @Test
    void aGameOfMenIsStoredByStages() throws IOException {
        String game = "@three-mens-morris";
        String place = folder.resolve("men").toString();
        CliRun build = CliRun.of("build", game, "--to", place);
        assertThat(build.err()).isEmpty();
        assertThat(build.out()).contains("men: ", " positions");
        assertThat(folder.resolve("men/3-3.stage")).exists();
        assertThat(CliRun.of("build", game, "--to", place).out()).contains("went on");
        String cells = folder.resolve("cells").toString();
        assertThat(CliRun.of("build", game, "--form", "cells", "--to", cells).code())
                .isZero();
        String[] start = CliRun.of("probe", place).out().split("Method");
        assertThat(start[0]).isEqualTo(CliRun.of("probe", cells).out().split("Method")[0]);
        CliRun check = CliRun.of("check", place);
        assertThat(check.code()).isZero();
        assertThat(check.out()).contains("Every entry is right");
        assertThat(CliRun.of("check", place, "--one-in", "7").out()).contains("one position in 7");
        Map<?, ?> told =
                (Map<?, ?>) Json.read(CliRun.of("check", place, "--json").out());
        assertThat(told.get("stagesSolved")).isEqualTo(told.get("stages"));
        Path stage = folder.resolve("men/3-3.stage");
        byte[] bytes = Files.readAllBytes(stage);
        bytes[bytes.length / 2] ^= 32;
        Files.write(stage, bytes);
        CliRun damaged = CliRun.of("check", place);
        assertThat(damaged.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(damaged.err()).contains("3-3.stage is damaged").hasLineCount(1);
    }

    @Test
    void formsAndPlacesThatDoNotFitAreOneSentence() {
        String file = build("tictactoe()");
        assertThat(CliRun.of("build", "@three-mens-morris", "--to", file).err())
                .contains("a folder", "Name an empty")
                .hasLineCount(1);
        assertThat(CliRun.of("build", "tictactoe()", "--form", "shelf", "--to", file)
                        .err())
                .contains("stages", "'shelf'")
                .hasLineCount(1);
        CliRun unfit = CliRun.of("build", "tictactoe()", "--form", "stages", "--to", folder + "/x");
        assertThat(unfit.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(unfit.err()).contains("men").hasLineCount(1);
        CliRun large = CliRun.of("build", "@nine-mens-morris", "--memory", "20", "--to", folder + "/nine");
        assertThat(large.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(large.err()).contains("of 256 stages", "-Xmx").hasLineCount(1);
        assertThat(folder.resolve("nine")).doesNotExist();
        assertThat(CliRun.of("probe", folder.toString()).err())
                .contains("without a table")
                .hasLineCount(1);
    }

    @Test
    void aDamagedTableIsNotServed() throws IOException {
        Path file = Path.of(build("tictactoe()"));
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 4;
        Files.write(file, bytes);
        CliRun run = CliRun.of("probe", file.toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("damaged").hasLineCount(1);
        assertThat(CliRun.of("check", file.toString()).code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void aFileOfAnotherKindIsToldBothKinds() throws IOException {
        Path file = Path.of(build("tictactoe()"));
        for (String text : new String[] {"", "hello\n", "zermelo"}) {
            Files.writeString(file, text);
            CliRun run = CliRun.of("check", file.toString());
            assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err())
                    .contains("table", "certificate", "zermelo build", "zermelo nimbers")
                    .hasLineCount(1);
        }
    }

    /** Whatever the system refuses about a file is the user's to mend: one sentence with its name, exit code 2. */
    @Test
    void filesThatCannotBeWrittenAreOneSentence() throws IOException {
        String nowhere = folder.resolve("nowhere/file").toString();
        Files.writeString(folder.resolve("plain"), "");
        String below = folder.resolve("plain/file").toString();
        for (String file : new String[] {nowhere, below, folder.toString()}) {
            for (CliRun run : new CliRun[] {
                CliRun.of("build", "tictactoe()", "--to", file),
                CliRun.of("build", "tictactoe()", "--to", file, "--memory", "8"),
                CliRun.of("nimbers", "0.77", "--certificate", file),
                CliRun.of("nimbers", "0.106", "--window", "65536", "--to", "1000", "--resume", file)
            }) {
                assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.BAD_INPUT);
                assertThat(run.err()).contains(folder.getFileName().toString()).hasLineCount(1);
            }
        }
    }

    @Test
    void badPositionsAndFilesAreOneSentence() {
        String file = build("tictactoe()");
        CliRun run = CliRun.of("probe", file, "xyz");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.err()).contains("'xyz'", ".../.../...").hasLineCount(1);
        assertThat(CliRun.of("probe", file + "-not").err()).contains("no file").hasLineCount(1);
        assertThat(CliRun.of("build", "coins(1 2 3)", "--to", file).code()).isEqualTo(ExitCode.REFUSED);
    }

    /** The depths of tic-tac-toe as GamesmanOne counts them. */
    @Test
    void analysisCountsByValueAndDepth() {
        CliRun run = CliRun.of("table", "tictactoe()", "--whole");
        assertThat(run.code()).isEqualTo(ExitCode.DONE);
        assertThat(run.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
                .contains("0 0 942 16 0", "1 2358 0 80 0", "5 122 0 136 0", "all 2836 1574 1068 0")
                .anySatisfy(line -> assertThat(line).startsWith("longest win: 5 plies from"));
        Map<?, ?> document = (Map<?, ?>)
                Json.read(CliRun.of("table", "tictactoe()", "--whole", "--json").out());
        assertThat(document.get("positions")).hasToString("5478");
    }

    /** Two vertices to go to and fro, from one of them a way out to a lost end. */
    @Test
    void graphsHaveLoopyNimbers() {
        CliRun run = CliRun.of("table", "graph(4 from 1; 1-2 2-1 2-3 3-4)", "--whole");
        assertThat(run.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
                .contains("1 draw infinity()", "3 win in 1 ply *1", "4 loss in 0 plies *0");
        assertThat(CliRun.reading("graph(4 4 1 2 2 1 2 3 3 4)", "solve", "-").out())
                .contains("draw");
        assertThat(CliRun.of("solve", "graph(3; 1-9)").err()).contains("9", "3").hasLineCount(1);
    }

    /** An edge to its own vertex is a move that may be made for ever, in every reading of the notation and every command. */
    @Test
    void graphsMayHaveLoops() {
        assertThat(CliRun.of("solve", "graph(1; 1-1)").out()).contains("a draw").doesNotContain("*0");
        assertThat(CliRun.of("solve", "misere graph(2; 1-1 1-2)").out()).contains("a draw");
        assertThat(CliRun.of("solve", "graph(2; 1-1 1-2)").out()).contains("the first player wins in 1 ply");
        assertThat(CliRun.of("solve", "graph(3 4 1 1 1 2 2 3 3 3)").out()).contains("a draw");
        assertThat(CliRun.of("solve", "graph(2; 1-1 1-2) + nim(1)").err()).contains("cannot be added");
        assertThat(CliRun.of("why", "graph(1; 1-1)", "draw").code()).isZero();
        assertThat(CliRun.of("explain", "graph(2; 1-1 1-2)").out()).contains("a play can come back to 1");
        assertThat(CliRun.of("tree", "graph(2; 1-1 1-2)").out()).contains("1: 1  [win in 1 ply]");
        assertThat(CliRun.of("tree", "--graph", "graph(2; 1-1 1-2)").out()).contains("-> 1 | 2");
        assertThat(CliRun.of("table", "graph(2; 1-1 1-2)").out()).contains("win in 1 ply");
        assertThat(CliRun.of("table", "graph(2; 1-1 1-2)", "--whole")
                        .out()
                        .lines()
                        .map(line -> line.strip().replaceAll(" +", " ")))
                .contains("1 win in 1 ply infinity(0)", "2 loss in 0 plies *0");
    }

    @Test
    void readyGamesAreSolved() {
        assertThat(CliRun.of("solve", "tictactoe").out()).contains("tie", "level-sweep");
        assertThat(CliRun.of("solve", "quixo(3)").out()).contains("win", "7 plies", "packed-retrograde");
        assertThat(CliRun.of("solve", "mnk(9, 9, 5)").err())
                .contains("32 cells")
                .hasLineCount(1);
        assertThat(CliRun.of("solve", "sim(6)", "--lang", "ru").err()).isEmpty();
    }
}

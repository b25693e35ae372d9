package org.zermelo.store.level;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.check.TableCheck;
import org.zermelo.store.table.Probe;
import org.zermelo.store.table.TableFile;
import org.zermelo.store.table.TableName;
import org.zermelo.tests.Killed;
import org.zermelo.tests.LongOnly;
import org.zermelo.tests.OwnProcess;
import org.zermelo.tests.Share;
import org.zermelo.tests.Stops;
import org.zermelo.value.Values;

/** Levels on disk give the same bytes as memory, also after being stopped anywhere. */
class LevelsOnDiskTest {

    private static final Budget SMALL = new Budget(4 << 20, 2);

    @TempDir
    private Path folder;

    private static Game game(String text) {
        return Notation.standard().parse(text);
    }

    private byte[] inMemory(String text, int threads) throws IOException {
        Path file = folder.resolve("memory");
        TableBuilder.build(game(text), file, new Budget(1 << 28, threads), false, Watch.NONE);
        return Files.readAllBytes(file);
    }

    @LongOnly
    @Test
    void sameBytesOfALargerBoard() throws IOException {
        sameBytes("mnk(5, 4, 2)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe()", "misere tictactoe()", "mnk(4, 3, 3)", "mnk(4, 4, 2)", "sim(5)"})
    void sameBytes(String text) throws IOException {
        byte[] expected = inMemory(text, 1);
        assertThat(inMemory(text, 2)).isEqualTo(expected);
        for (int threads = 1; threads <= 2; threads++) {
            Path file = folder.resolve("disk");
            Built built = TableBuilder.build(game(text), file, new Budget(4 << 20, threads), true, Watch.NONE);
            assertThat(built.onDisk()).isTrue();
            assertThat(Files.readAllBytes(file)).isEqualTo(expected);
            assertThat(folder.resolve("disk.work")).doesNotExist();
        }
    }

    /** More levels than files may be open, and more runs of a level than that: they are merged in groups. */
    @Test
    void manyLevels() throws IOException {
        String text = "heaps(60; move -k for k in 1..60)";
        byte[] expected = inMemory(text, 1);
        Path file = folder.resolve("disk");
        TableBuilder.build(game(text), file, SMALL, true, Watch.NONE);
        assertThat(Files.readAllBytes(file)).isEqualTo(expected);
    }

    /** The limit holds beside what Java itself takes, though each of 150 levels is written from each above it. */
    @OwnProcess
    @Test
    void theMemoryDoesNotGrowWithTheLevels() throws Exception {
        Path file = folder.resolve("small");
        assertThat(Killed.once(file, BuildProcess.class, "heaps(150; move -k for k in 1..150)", "-Xmx56m"))
                .isZero();
        assertThat(file).exists();
    }

    /** Points and plies together: the same bytes in memory and on disk, right by the check, and as the simple method says. */
    @Test
    void pointsAndPlies() throws IOException {
        Game game = game("boxes(2, 2)");
        TableName name = TableName.of(game, Values.marginAndPlies());
        Path memory = folder.resolve("memory");
        Path disk = folder.resolve("disk");
        TableBuilder.build(
                name, memory, OptionalInt.empty(), new Budget(1 << 28, 2), false, TableBuilder.CHECKPOINTS, Watch.NONE);
        TableBuilder.build(
                name, disk, OptionalInt.empty(), new Budget(4 << 20, 2), true, TableBuilder.CHECKPOINTS, Watch.NONE);
        assertThat(Files.readAllBytes(disk)).isEqualTo(Files.readAllBytes(memory));
        try (TableFile table = TableFile.open(memory)) {
            assertThat(TableCheck.check(table, new Budget(1L << 30, 2), Watch.NONE)
                            .fault())
                    .isEmpty();
            assertThat(Probe.of(table, null).answer().worth())
                    .isEqualTo(new MemoSearch()
                            .solve(Question.of(game.rules(), Values.marginAndPlies()), Watch.NONE)
                            .worth());
        }
    }

    /** Who wins without depth cannot be checked where play goes round, so it is not stored. */
    @Test
    void whatTablesDoNotHold() {
        assertThatThrownBy(() -> TableName.of(game("quixo(3)"), Values.winner()))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> TableName.of(game("quixo(3)"), Values.marginAndPlies()))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> TableName.of(game("boxes(1, 1)"), Values.outcome()))
                .isInstanceOf(RefusedException.class);
    }

    @Test
    void stoppedHundredsOfTimesAndTakenUpAgain() throws IOException {
        byte[] expected = inMemory("tictactoe()", 1);
        Random random = new Random(8);
        int stops = 0;
        for (int round = 0; round < Share.of(40, 8); round++) {
            Path file = folder.resolve("stopped-" + round);
            while (!Files.exists(file)) {
                try {
                    TableBuilder.build(game("tictactoe()"), file, SMALL, true, Stops.after(random.nextInt(30)));
                } catch (CancelledException e) {
                    stops++;
                }
            }
            assertThat(Files.readAllBytes(file)).isEqualTo(expected);
        }
        assertThat(stops).isGreaterThan(Share.of(100, 20));
    }

    /** A whole process, killed at random moments. */
    @OwnProcess
    @Test
    void killedAndTakenUpAgain() throws Exception {
        byte[] expected = inMemory("mnk(4, 3, 3)", 1);
        Path file = folder.resolve("killed");
        assertThat(Killed.until(file, BuildProcess.class, "mnk(4, 3, 3)")).isPositive();
        assertThat(Files.readAllBytes(file)).isEqualTo(expected);
    }

    /** The process that is killed. */
    static final class BuildProcess {
        private BuildProcess() {}

        public static void main(String[] args) {
            TableBuilder.build(game(args[0]), Path.of(args[1]), SMALL, true, Watch.NONE);
        }
    }

    @Test
    void anotherGamesWorkIsNotTakenUp() {
        Path file = folder.resolve("table");
        assertThatThrownBy(() -> TableBuilder.build(game("sim(5)"), file, SMALL, true, Stops.after(3)))
                .isInstanceOf(CancelledException.class);
        assertThatThrownBy(() -> TableBuilder.build(game("sim(4)"), file, SMALL, true, Watch.NONE))
                .asString()
                .contains("store.other-work");
        assertThatThrownBy(() -> TableBuilder.build(game("sim(4)"), file, new Budget(1000, 1), true, Watch.NONE))
                .isInstanceOf(RefusedException.class);
    }
}

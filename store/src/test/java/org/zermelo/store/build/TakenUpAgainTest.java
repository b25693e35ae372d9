package org.zermelo.store.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableName;
import org.zermelo.store.work.WorkFolder;
import org.zermelo.tests.Share;
import org.zermelo.tests.Stops;

/** Work in memory that was stopped goes on from its last state; nobody else touches it meanwhile. */
class TakenUpAgainTest {

    private static final Budget BUDGET = new Budget(1 << 26, 2);

    @TempDir
    private Path folder;

    private static TableName name(String game) {
        return TableName.of(Notation.standard().parse(game));
    }

    private static Built build(String game, Path file, boolean onDisk, Watch watch) {
        return TableBuilder.build(name(game), file, OptionalInt.empty(), BUDGET, onDisk, Duration.ZERO, watch);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe()", "quixo(3)", "boxes(2, 2)", "dodgem(3)", "graph(4 from 1; 1-2 2-1 2-3 3-4)"})
    void stoppedAnywhere(String game) throws IOException {
        Path whole = folder.resolve("whole");
        assertThat(build(game, whole, false, Watch.NONE).resumed()).isFalse();
        Random random = new Random(2);
        int resumed = 0;
        for (int round = 0; round < Share.of(20, 3); round++) {
            Path file = folder.resolve("stopped-" + round);
            int patience = 1;
            while (!Files.exists(file)) {
                try {
                    resumed += build(game, file, false, Stops.after(random.nextInt(patience += 1)))
                                    .resumed()
                            ? 1
                            : 0;
                } catch (CancelledException e) {
                    assertThat(file).doesNotExist();
                }
            }
            assertThat(file).hasSameBinaryContentAs(whole);
            assertThat(folder.resolve("stopped-" + round + ".work")).doesNotExist();
        }
        assertThat(resumed).isPositive();
    }

    /** A run stopped late enough to leave a state. */
    private Path stopped(String game) {
        Path file = folder.resolve("table");
        for (int checks = 1; !Files.exists(folder.resolve("table.work")); checks++) {
            Watch watch = Stops.after(checks);
            assertThatThrownBy(() -> build(game, file, false, watch)).isInstanceOf(CancelledException.class);
        }
        return folder.resolve("table.work").resolve("state");
    }

    @Test
    void everyFlippedByteOfAStateIsFound() throws IOException {
        Path state = stopped("tictactoe()");
        byte[] bytes = Files.readAllBytes(state);
        for (int at = 0; at < bytes.length; at += at < 64 || at > bytes.length - 64 ? 1 : 101) {
            byte[] flipped = bytes.clone();
            flipped[at] ^= (byte) (1 << at % 8);
            Files.write(state, flipped);
            assertThatThrownBy(() -> build("tictactoe()", folder.resolve("table"), false, Watch.NONE))
                    .isInstanceOf(BadInputException.class)
                    .asString()
                    .contains("store.damaged-state");
        }
        Files.write(state, Arrays.copyOf(bytes, bytes.length / 2));
        assertThatThrownBy(() -> build("tictactoe()", folder.resolve("table"), false, Watch.NONE))
                .asString()
                .contains("store.damaged-state");
        Files.write(state, bytes);
        assertThat(build("tictactoe()", folder.resolve("table"), false, Watch.NONE)
                        .resumed())
                .isTrue();
    }

    @Test
    void workOfAnotherKindIsNotTakenUp() {
        Path state = stopped("tictactoe()");
        assertThatThrownBy(() -> build("misere tictactoe()", folder.resolve("table"), false, Watch.NONE))
                .asString()
                .contains("store.other-work");
        assertThatThrownBy(() -> build("tictactoe()", folder.resolve("table"), true, Watch.NONE))
                .asString()
                .contains("store.other-work");
        assertThat(state).exists();
    }

    /** Without the note of what they are about, files in the folder may be anything. */
    @Test
    void workWithoutItsNameIsNotTakenUp() throws IOException {
        Files.delete(stopped("tictactoe()").resolveSibling("about"));
        assertThatThrownBy(() -> build("tictactoe()", folder.resolve("table"), false, Watch.NONE))
                .asString()
                .contains("store.other-work");
    }

    /** Once it is removed, what stands there is another run's. */
    @Test
    void whatIsRemovedIsNotClosedAgain() throws IOException {
        Path file = folder.resolve("table");
        try (WorkFolder first = WorkFolder.claim(file, "about this")) {
            first.remove();
            try (WorkFolder second = WorkFolder.claim(file, "about that")) {
                first.close();
                assertThat(second.file("about")).exists();
                assertThatThrownBy(() -> WorkFolder.claim(file, "about that"))
                        .isInstanceOf(BadInputException.class)
                        .asString()
                        .contains("store.in-use");
            }
        }
    }

    /** Machines in containers may all give a process the same number. */
    @Test
    void whoSharesTheWorkWritesApart() throws IOException {
        Path file = folder.resolve("table");
        try (WorkFolder whole = WorkFolder.claim(file, "about this");
                WorkFolder one = WorkFolder.joined(file, "about this");
                WorkFolder other = WorkFolder.joined(file, "about this")) {
            Files.writeString(one.part("wave"), "one");
            Files.writeString(other.part("wave"), "other");
            one.finish("wave");
            assertThat(whole.file("wave")).content().isEqualTo("one");
            assertThat(whole.begin("wave")).containsExactly(whole.file("wave"));
        }
    }

    @Test
    void oneRunAtATime() throws IOException {
        Path file = folder.resolve("table");
        try (WorkFolder held = WorkFolder.claim(file, "about this")) {
            assertThat(held.begun()).isFalse();
            for (boolean onDisk : new boolean[] {false, true}) {
                assertThatThrownBy(() -> build("tictactoe()", file, onDisk, Watch.NONE))
                        .isInstanceOf(BadInputException.class)
                        .asString()
                        .contains("store.in-use");
            }
        }
        assertThat(folder.resolve("table.work")).doesNotExist();
        assertThat(build("tictactoe()", file, false, Watch.NONE).positions()).isEqualTo(5478);
        assertThatThrownBy(() -> build("tictactoe()", folder.resolve("no/table"), false, Watch.NONE))
                .asString()
                .contains("store.no-folder");
    }
}

package org.zermelo.store.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableName;
import org.zermelo.tests.Killed;
import org.zermelo.tests.OwnProcess;
import org.zermelo.tests.Share;
import org.zermelo.tests.Stops;

/** Work on tables of diagrams that was stopped goes on from the plies that wait, to the same bytes. */
class DiagramWorkTest {

    private static final Budget ENOUGH = new Budget(1 << 26, 1);
    private static final String DROPS = "board(4x4; moves drop; end line of 4; stuck draws)";

    @TempDir
    private Path folder;

    private static Built build(String game, Path file, Budget budget, Watch watch) {
        TableName name = TableName.ofDiagrams(Notation.standard().parse(game), null);
        return TableBuilder.buildDiagrams(name, file, budget, watch);
    }

    private Path whole(String game) {
        Path file = folder.resolve("whole");
        assertThat(build(game, file, ENOUGH, Watch.NONE).resumed()).isFalse();
        assertThat(folder.resolve("whole.work")).doesNotExist();
        return file;
    }

    /** Every run is stopped a little later than the one before, so some make a ply more and some do not. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "board(3x3; moves place; end line of 3; stuck draws)",
                "board(3x4; moves drop; end line of 3 loses; stuck draws)",
                "connect(4, 3, 3)",
                "board(1x7; moves place *; end line of 3)"
            })
    void stoppedAnywhere(String game) {
        Path whole = whole(game);
        for (int first = 0; first < Share.of(12, 3); first++) {
            Path file = folder.resolve("stopped-" + first);
            Built built = null;
            for (int checks = first; built == null; checks++) {
                try {
                    built = build(game, file, ENOUGH, Stops.after(checks));
                } catch (CancelledException e) {
                    assertThat(file).doesNotExist();
                }
            }
            assertThat(built.resumed()).isTrue();
            assertThat(file).hasSameBinaryContentAs(whole);
            assertThat(folder.resolve("stopped-" + first + ".work")).doesNotExist();
        }
    }

    @OwnProcess
    @Test
    void killedAndTakenUpAgain() throws Exception {
        Path whole = whole("connect(5, 4, 4)");
        Path file = folder.resolve("killed");
        assertThat(Killed.until(file, BuildProcess.class, "connect(5, 4, 4)")).isPositive();
        assertThat(file).hasSameBinaryContentAs(whole);
    }

    /** The process that is killed. */
    static final class BuildProcess {
        private BuildProcess() {}

        public static void main(String[] args) {
            build(args[0], Path.of(args[1]), ENOUGH, Watch.NONE);
        }
    }

    /** What little memory has made is not lost. */
    @Test
    void moreMemoryGoesOn() {
        String game = "connect(4, 5, 4)";
        Path whole = whole(game);
        Path file = folder.resolve("little");
        assertThatThrownBy(() -> build(game, file, new Budget(4 << 20, 1), Watch.NONE))
                .isInstanceOf(RefusedException.class);
        assertThat(build(game, file, ENOUGH, Watch.NONE).resumed()).isTrue();
        assertThat(file).hasSameBinaryContentAs(whole);
    }

    /** The plies that a stopped run has left. */
    private List<Path> left() throws IOException {
        Path file = folder.resolve("table");
        assertThatThrownBy(() -> build(DROPS, file, ENOUGH, Stops.after(60))).isInstanceOf(CancelledException.class);
        try (Stream<Path> all = Files.list(folder.resolve("table.work"))) {
            return all.filter(each -> each.getFileName().toString().contains("-"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void damagedPliesAreFound() throws IOException {
        Path table = folder.resolve("table");
        Path ply = left().stream()
                .filter(each -> each.getFileName().toString().startsWith("reached"))
                .findFirst()
                .orElseThrow();
        byte[] bytes = Files.readAllBytes(ply);
        for (int at = 0; at <= bytes.length; at += Share.all() ? 37 : 101) {
            byte[] damaged = Arrays.copyOf(bytes, at);
            Files.write(ply, damaged);
            assertDamaged(table);
            damaged = bytes.clone();
            damaged[Math.min(at, bytes.length - 1)] ^= 1;
            Files.write(ply, damaged);
            assertDamaged(table);
        }
        Files.write(ply, bytes);
        assertThat(build(DROPS, table, ENOUGH, Watch.NONE).positions()).isEqualTo(161029);
    }

    private static void assertDamaged(Path table) {
        assertThatThrownBy(() -> build(DROPS, table, ENOUGH, Watch.NONE))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("store.damaged-state");
    }

    /** A run that was killed while it wrote the table has left a part, which the next run writes over. */
    @Test
    void nothingStaysBesideTheTable() throws IOException {
        Path table = folder.resolve("table");
        Path part = Files.writeString(folder.resolve("table.part"), "begun");
        build(DROPS, table, ENOUGH, Watch.NONE);
        assertThat(part).doesNotExist();
        assertThat(folder.toFile().list()).containsExactly("table");
    }

    @Test
    void otherWorkIsNotTakenUp() throws IOException {
        Path table = folder.resolve("table");
        List<Path> plies = left();
        assertThatThrownBy(() -> build("connect(4, 5, 4)", table, ENOUGH, Watch.NONE))
                .asString()
                .contains("store.other-work");
        TableName cells = TableName.of(Notation.standard().parse(DROPS));
        assertThatThrownBy(() -> TableBuilder.build(
                        cells, table, OptionalInt.empty(), ENOUGH, false, TableBuilder.CHECKPOINTS, Watch.NONE))
                .asString()
                .contains("store.other-work");
        assertThat(plies).isNotEmpty().allSatisfy(ply -> assertThat(ply).exists());
    }
}

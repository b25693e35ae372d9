package org.zermelo.store.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableName;
import org.zermelo.tests.Killed;
import org.zermelo.tests.OwnProcess;
import org.zermelo.tests.Share;
import org.zermelo.tests.Stops;

/** Stages go into a folder, and a run that was stopped goes on from those that are there, to the same bytes. */
class StageBuildTest {

    private static final Budget ENOUGH = new Budget(1 << 26, 2);

    private static final String SMALL = "board(points a b c d e f g h; lines a-b-c, c-d-e, e-f-g, g-h-a, b-f, d-h;"
            + " hand x 3, o 3; moves place, then step along line, then fly with 2 own; mill of 3;"
            + " end fewer than 2 own loses)";

    /** Two squares, as in six men's morris, with three men each. */
    private static final String LARGER =
            "board(points a1 c1 e1 b2 c2 d2 a3 b3 d3 e3 b4 c4 d4 a5 c5 e5; lines a1-c1-e1, b2-c2-d2, b4-c4-d4, a5-c5-e5,"
                    + " a1-a3-a5, b2-b3-b4, d2-d3-d4, e1-e3-e5, c1-c2, a3-b3, d3-e3, c4-c5; hand x 3, o 3;"
                    + " moves place, then step along line; mill of 3; end fewer than 2 own loses)";

    @TempDir
    private Path folder;

    private static TableName name(String game) {
        return TableName.ofStages(Notation.standard().parse(game), null);
    }

    private static Built build(String game, Path place, Budget budget, Watch watch) {
        return StageBuild.build(name(game), place, budget, watch);
    }

    private static void assertSame(Path one, Path other) throws IOException {
        try (Stream<Path> files = Files.list(one)) {
            for (Path file : files.toList()) {
                assertThat(other.resolve(file.getFileName())).hasSameBinaryContentAs(file);
            }
        }
        assertThat(other.toFile().list()).hasSameSizeAs(one.toFile().list());
    }

    private static void assertTold(String key, ThrowingCallable work) {
        assertThatThrownBy(work)
                .isInstanceOfSatisfying(
                        ZermeloException.class, e -> assertThat(e.note().key()).isEqualTo(key));
    }

    /** Every run is stopped a little later than the one before, so some solve a stage more and some do not. */
    @Test
    void stoppedAnywhere() throws IOException {
        Path whole = folder.resolve("whole");
        Built all = build(SMALL, whole, ENOUGH, Watch.NONE);
        assertThat(all.resumed()).isFalse();
        for (int first = 0; first < Share.of(12, 3); first++) {
            Path place = folder.resolve("stopped-" + first);
            Built built = null;
            for (int checks = first; built == null; checks++) {
                try {
                    built = build(SMALL, place, ENOUGH, Stops.after(checks));
                } catch (CancelledException e) {
                    assertThat(place.resolve("lock")).doesNotExist();
                }
            }
            assertThat(built).isEqualTo(new Built(all.positions(), all.bytes(), true, true));
            assertSame(whole, place);
        }
    }

    @OwnProcess
    @Test
    void killedAndTakenUpAgain() throws Exception {
        Path whole = folder.resolve("whole");
        build(LARGER, whole, ENOUGH, Watch.NONE);
        Path done = folder.resolve("done");
        assertThat(Killed.until(done, BuildProcess.class, LARGER)).isPositive();
        // what a killed run had begun to write is written over, or left aside as no result
        assertSame(whole, BuildProcess.place(done));
    }

    /** The process that is killed; it says at the end that it is done. */
    static final class BuildProcess {
        private BuildProcess() {}

        static Path place(Path done) {
            return done.resolveSibling("killed");
        }

        public static void main(String[] args) throws IOException {
            Path done = Path.of(args[1]);
            build(args[0], place(done), ENOUGH, Watch.NONE);
            Files.createFile(done);
        }
    }

    @Test
    void oneRunAtATime() {
        Path place = folder.resolve("stages");
        try (StageBuild first = StageBuild.begin(name(SMALL), place, ENOUGH, Watch.NONE)) {
            first.make(first.stages().get(0));
            assertTold("store.in-use", () -> build(SMALL, place, ENOUGH, Watch.NONE));
        }
        assertThat(build(SMALL, place, ENOUGH, Watch.NONE).resumed()).isTrue();
    }

    /** Nothing is solved, and nothing is left, when the largest stage would not fit. */
    @Test
    void tooLittleMemoryIsToldBefore() {
        Path place = folder.resolve("stages");
        long needed = (long) refused(place, 1 << 10).args().get("needed");
        assertThat(place).doesNotExist();
        Note note = refused(place, needed * 9 / 10);
        assertThat(note.key()).isEqualTo("store.stages-too-large");
        assertThat((int) note.args().get("fit")).isPositive().isLessThan((int)
                note.args().get("all"));
        assertThat(build(LARGER, place, new Budget(needed + 1, 1), Watch.NONE).resumed())
                .isFalse();
    }

    /** An empty folder that was there before is the user's; one that this run made is taken away. */
    @Test
    void onlyAFolderOfItsOwnIsTakenAway() throws IOException {
        Path mine = Files.createDirectory(folder.resolve("mine"));
        refused(mine, 1 << 10);
        assertThat(mine).isEmptyDirectory();
        refused(folder.resolve("made"), 1 << 10);
        assertThat(folder.resolve("made")).doesNotExist();
    }

    private static Note refused(Path place, long bytes) {
        AtomicReference<Note> told = new AtomicReference<>();
        assertThatThrownBy(() -> build(LARGER, place, new Budget(bytes, 1), Watch.NONE))
                .isInstanceOfSatisfying(RefusedException.class, e -> told.set(e.note()));
        return told.get();
    }

    @Test
    void otherPlacesAndGamesAreRefused() throws IOException {
        Path place = folder.resolve("stages");
        build(SMALL, place, ENOUGH, Watch.NONE);
        assertTold("store.other-folder", () -> build(LARGER, place, ENOUGH, Watch.NONE));
        Path file = Files.createFile(folder.resolve("file"));
        assertTold("store.no-directory", () -> build(SMALL, file, ENOUGH, Watch.NONE));
        assertTold("store.other-folder", () -> build(SMALL, folder, ENOUGH, Watch.NONE));
        assertTold("store.no-folder", () -> build(SMALL, folder.resolve("a/b"), ENOUGH, Watch.NONE));
        for (String game : List.of("nim(3, 4)", "board(3x3; moves place; end line of 3)", "misere " + SMALL)) {
            assertTold("plan.unfit", () -> name(game));
        }
        // stages of another game, without what the folder says of itself
        Files.delete(place.resolve("stages"));
        String more = SMALL.replace("fewer than 2", "fewer than 1");
        assertTold("store.other-bound", () -> build(more, place, ENOUGH, Watch.NONE));
        assertThat(build(SMALL, place, ENOUGH, Watch.NONE).resumed()).isTrue();
    }
}

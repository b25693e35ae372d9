package org.zermelo.store.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.boards.stage.StageWork;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Watch;
import org.zermelo.solve.work.Workers;

/** A small morris, solved into files. */
class StageFolderTest {

    private static final String TEXT = "board(points a b c d e f g h; lines a-b-c, c-d-e, e-f-g, g-h-a, b-f, d-h; hand"
            + " x 3, o 3; moves place, then step along line, then fly with 2 own; mill of 3; end fewer than 2 own loses)";

    private final BoardGame game = (BoardGame) Notation.standard().parse(TEXT).rules();
    private final StageWork work = StageWork.of(game).orElseThrow();

    @TempDir
    Path place;

    private StageFolder folder() {
        return new StageFolder(place.resolve("stages"), game.declared().toString());
    }

    private Path file(String stage) {
        return place.resolve("stages").resolve(stage + ".stage");
    }

    /** Solves what is not there yet; how many stages that were. */
    private int solve(StageFolder folder) {
        int solved = 0;
        try (Workers workers = new Workers(2, Watch.NONE)) {
            for (String stage : work.inOrder()) {
                if (!folder.has(stage)) {
                    folder.need(work.below(stage));
                    folder.keep(stage, work.solve(stage, folder, workers, Watch.NONE));
                    solved++;
                }
            }
        }
        return solved;
    }

    @Test
    void goesOnWhereItWasStoppedAndPassesTheCheck() throws IOException {
        int all = solve(folder());
        assertThat(all).isEqualTo(work.inOrder().size());
        List<String> last = work.inOrder().subList(all - 3, all);
        byte[] before = Files.readAllBytes(file(last.get(0)));
        for (String stage : last) {
            Files.delete(file(stage));
        }
        StageFolder folder = folder();
        assertThat(solve(folder)).isEqualTo(3);
        assertThat(Files.readAllBytes(file(last.get(0)))).isEqualTo(before);
        StageCheck check = new StageCheck(game, work, folder);
        long checked = 0;
        for (String stage : work.inOrder()) {
            StageValues values = Objects.requireNonNull(folder.values(stage));
            for (long number = 0; number < values.size(); number++) {
                assertThat(check.fault(stage, number, values)).isEmpty();
                checked += values.get(number) == StageValues.NONE ? 0 : 1;
            }
        }
        assertThat(checked).isGreaterThan(400);
    }

    /** A large stage has further pieces, whose order is known. */
    @Test
    void aLargeStageHasPieces() throws IOException {
        int rows = 17 * 1024 + 1;
        StageValues values = new StageValues(rows, 1024, row -> {
            char[] cells = new char[1024];
            cells[row % 1024] = (char) row;
            return cells;
        });
        StageFolder folder = folder();
        Path first = place.resolve("first");
        folder.writePieces("4-4", values, 1, 2, first);
        assertThat(folder.has("4-4")).isFalse();
        folder.writePieces("4-4", values, 0, 2, first);
        folder.finish("4-4", first);
        assertThat(folder.names()).containsExactly("4-4");
        Path second = file("4-4").resolveSibling("4-4.stage.1");
        assertThat(folder.bytes("4-4")).isEqualTo(Files.size(file("4-4")) + Files.size(second));
        StageFile read = folder.open("4-4");
        for (long number = 0; number < values.size(); number += 1_000_003) {
            byte[] block = read.block((int) (number / StageFile.BLOCK));
            assertThat(StageFile.value(block, (int) (number % StageFile.BLOCK))).isEqualTo(values.get(number));
        }
        Path whole = place.resolve("whole");
        folder.write(whole, values);
        assertThat(file("4-4")).hasSameBinaryContentAs(whole);
        assertThat(second).hasSameBinaryContentAs(place.resolve("whole.1"));
        Files.copy(whole, second, StandardCopyOption.REPLACE_EXISTING);
        assertThatThrownBy(() -> folder.open("4-4").block(16)).isInstanceOf(BadInputException.class);
        Files.delete(second);
        assertThatThrownBy(() -> folder.open("4-4").block(16)).isInstanceOf(BadInputException.class);
    }

    @Test
    void aWrongValueIsFound() {
        StageFolder folder = folder();
        solve(folder);
        String stage = work.inOrder().get(3);
        StageValues values = Objects.requireNonNull(folder.values(stage));
        long number = 0;
        while (values.get(number) == StageValues.NONE) {
            number++;
        }
        values.set(number, values.get(number) + 2);
        assertThat(new StageCheck(game, work, folder).fault(stage, number, values))
                .map(Note::key)
                .contains("store.wrong-stage-entry");
    }

    @Test
    void aFileThatIsDamagedOrOfAnotherGameIsRefused() throws IOException {
        solve(folder());
        Path file = file(work.inOrder().get(5));
        byte[] whole = Files.readAllBytes(file);
        for (int at = 0; at < whole.length; at++) {
            byte[] changed = whole.clone();
            changed[at] ^= 16;
            Files.write(file, changed);
            assertThatThrownBy(() -> folder().values(work.inOrder().get(5)))
                    .as("byte " + at)
                    .isInstanceOf(BadInputException.class);
        }
        Files.write(file, Arrays.copyOf(whole, whole.length - 1));
        assertThatThrownBy(() -> folder().values(work.inOrder().get(5))).isInstanceOf(BadInputException.class);
        Files.write(file, whole);
        StageFolder other = new StageFolder(place.resolve("stages"), "another game");
        assertThatThrownBy(() -> other.values(work.inOrder().get(5))).isInstanceOf(BadInputException.class);
    }
}

package org.zermelo.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.stage.StageValues;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.check.StageTableCheck;
import org.zermelo.store.stage.StageFolder;

/** A folder of stages is a table like another. */
class StageTableTest {

    private static final Budget ENOUGH = new Budget(1 << 26, 2);

    private final Game game = Notation.standard()
            .parse(
                    "board(points a b c d e f g h; lines a-b-c, c-d-e, e-f-g, g-h-a, b-f, d-h; hand x 3, o 3;"
                            + " moves place, then step along line, then fly with 2 own; mill of 3; end fewer than 2 own loses)");

    private final BoardGame board = (BoardGame) game.rules();

    @TempDir
    private Path folder;

    private Path place = Path.of("");

    @BeforeEach
    void build() {
        place = folder.resolve("men.ztb");
        StageBuild.build(TableName.ofStages(game, null), place, ENOUGH, Watch.NONE);
    }

    private Set<AtTurn<BoardPosition>> reachable() {
        Set<AtTurn<BoardPosition>> met = new HashSet<>(Set.of(board.start()));
        Deque<AtTurn<BoardPosition>> open = new ArrayDeque<>(met);
        while (!open.isEmpty()) {
            AtTurn<BoardPosition> at = open.remove();
            board.moves(at).stream()
                    .map(move -> board.play(at, move))
                    .filter(met::add)
                    .forEach(open::add);
        }
        return met;
    }

    /** The cells are solved by another method, from the positions that can be reached, and by other symmetries. */
    @Test
    void agreesWithATableOfCells() {
        Path cells = folder.resolve("cells.ztb");
        TableBuilder.build(game, cells, ENOUGH, false, Watch.NONE);
        assertThat(TableForm.usual(game, null)).isEqualTo(TableForm.STAGES);
        Set<AtTurn<BoardPosition>> met = reachable();
        assertThat(met).hasSizeGreaterThan(1000);
        try (StoredTable one = StoredTable.open(cells);
                StoredTable other = StoredTable.open(place)) {
            assertThat(other.name()).isEqualTo(one.name());
            for (AtTurn<BoardPosition> at : met) {
                assertThat(other.at(at)).as(board.text(at)).isEqualTo(one.at(at));
            }
            assertThat(Probe.of(other, null).answer().worth())
                    .isEqualTo(Probe.of(one, null).answer().worth());
        }
    }

    @Test
    void isServedLikeAnyOther() {
        assertThat(StageFormat.in(place)).isTrue();
        assertThat(StageFormat.in(folder)).isFalse();
        try (TableShelf shelf = TableShelf.of(folder)) {
            assertThat(shelf.names()).containsExactly("men.ztb");
            assertThat(shelf.<OptionalLong>read("men.ztb", table -> table.at(board.start())))
                    .isPresent();
        }
        assertThatThrownBy(() -> StoredTable.open(folder)).isInstanceOf(BadInputException.class);
    }

    private StageTableCheck.StageTableReport check() {
        return StageTableCheck.check(StageTable.open(place), 1, ENOUGH, Watch.NONE);
    }

    @Test
    void theWholeIsRight() {
        StageTableCheck.StageTableReport report = check();
        assertThat(report.fault()).isEmpty();
        assertThat(report.stages()).isEqualTo(report.all());
        assertThat(report.entries())
                .isEqualTo(StageTable.open(place).positions())
                .isGreaterThan(400);
        assertThat(StageTableCheck.check(StageTable.open(place), 10, ENOUGH, Watch.NONE)
                        .entries())
                .isBetween(report.entries() / 20, report.entries() / 5);
        assertThat(StageTableCheck.check(StageTable.open(place), 1, new Budget(100, 1), Watch.NONE))
                .isEqualTo(report);
    }

    /** Any bit of any file of the folder. */
    @Test
    void aFlippedBitIsFound() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(place)) {
            files = all.sorted().toList();
        }
        int bit = 0;
        for (Path file : files) {
            byte[] whole = Files.readAllBytes(file);
            for (int at = 0; at < whole.length; at++) {
                byte[] changed = whole.clone();
                bit = (bit + 3) % 8;
                changed[at] ^= (byte) (1 << bit);
                Files.write(file, changed);
                String stage = file.getFileName().toString();
                assertThatThrownBy(() -> {
                            StageFormat.read(place);
                            new StageFolder(place, board.declared().toString())
                                    .values(stage.replace(StageFolder.ENDING, ""));
                        })
                        .as(file + " " + at)
                        .isInstanceOf(BadInputException.class);
            }
            byte[] changed = whole.clone();
            changed[whole.length / 2] ^= 1;
            Files.write(file, changed);
            assertThatThrownBy(this::check).isInstanceOf(BadInputException.class);
            Files.write(file, whole);
        }
        Files.delete(files.get(0));
        assertThatThrownBy(this::check).isInstanceOf(BadInputException.class);
    }

    /** Values that were stored wrong, with right sums: a win instead of a draw, no position instead of one, one instead of none. */
    @Test
    void aWrongValueIsFound() {
        StageTable table = StageTable.open(place);
        String stage = table.work().inOrder().get(table.work().inOrder().size() - 2);
        StageValues values = Objects.requireNonNull(table.folder(false).values(stage));
        int faults = 0;
        for (long number = 0; number < values.size(); number++) {
            int right = values.get(number);
            values.set(number, right == StageValues.NONE ? 0 : number % 2 == 0 ? StageValues.NONE : right + 2);
            table.folder(false).keep(stage, values);
            values.set(number, right);
            assertThat(check().fault())
                    .as(stage + " " + number)
                    .map(Note::key)
                    .hasValueSatisfying(key -> assertThat(key).isIn("store.wrong-stage-entry", "store.wrong-tally"));
            faults++;
            number += values.size() / 10;
        }
        assertThat(faults).isPositive();
    }

    /** What is solved is known while the rest is not. */
    @Test
    void aFolderInTheMakingIsReadAsFarAsItGoes() {
        Path begun = folder.resolve("begun");
        try (StageBuild build = StageBuild.begin(TableName.ofStages(game, null), begun, ENOUGH, Watch.NONE)) {
            build.stages().subList(0, 4).forEach(build::make);
        }
        StageTable table = StageTable.open(begun);
        StageTable whole = StageTable.open(place);
        assertThatThrownBy(() -> table.at(board.start()))
                .isInstanceOfSatisfying(
                        BadInputException.class, e -> assertThat(e.note().key()).isEqualTo("store.stage-missing"));
        AtTurn<BoardPosition> known =
                table.work().position(table.work().inOrder().get(2), 0);
        assertThat(table.at(known)).isEqualTo(whole.at(known));
        StageTableCheck.StageTableReport report = StageTableCheck.check(table, 1, ENOUGH, Watch.NONE);
        assertThat(report.stages()).isEqualTo(4);
        assertThat(report.fault()).isEmpty();
    }
}

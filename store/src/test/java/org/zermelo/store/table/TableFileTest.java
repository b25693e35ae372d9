package org.zermelo.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.check.TableCheck;
import org.zermelo.store.file.FileFailures;
import org.zermelo.value.Outcome;
import org.zermelo.value.Outcome.Result;

class TableFileTest {

    private static final Budget BUDGET = new Budget(1 << 28, 2);

    @TempDir
    private Path folder;

    private static Game game(String text) {
        return Notation.standard().parse(text);
    }

    private Path build(String text) {
        Path file = folder.resolve(text.replaceAll("\\W", "_"));
        TableBuilder.build(game(text), file, BUDGET, false, Watch.NONE);
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"tictactoe()", "misere tictactoe()", "mnk(5, 4, 2)", "mnk(6, 1, 3)", "quixo(3)", "sim(5)"})
    void whatIsStoredIsWhatWasSolvedAndPassesTheCheck(String text) {
        Path file = build(text);
        TableName name = TableName.of(game(text));
        PackedTable solved = PackedSolver.solve(name.rules(), name.valueOf(), BUDGET, Watch.NONE);
        try (TableFile table = TableFile.open(file)) {
            assertThat(table.name()).isEqualTo(name);
            assertThat(table.header().positions()).isEqualTo(solved.keys().size());
            int[] places = new int[KeySet.SLICE];
            for (int slice = 0; slice < solved.keys().slices(); slice++) {
                int count = solved.keys().slice(slice, places);
                for (int i = 0; i < count; i++) {
                    long key = solved.keys().keyAt(slice, places[i]);
                    assertThat(table.code(key)).hasValue(solved.code(key));
                }
            }
            assertThat(TableCheck.check(table, new Budget(1L << 30, 2), Watch.NONE))
                    .isEqualTo(new TableCheck.Report(solved.keys().size(), Optional.empty()));
        }
    }

    @Test
    void aPositionThatCannotBeReachedIsNotThere() {
        try (TableFile table = TableFile.open(build("tictactoe()"))) {
            assertThat(table.code(2)).isEmpty();
            assertThat(table.code(-1)).isEmpty();
            assertThat(table.code(1 << 20)).isEmpty();
            Probe<?, ?> probe = Probe.of(table, "xo./.../...");
            assertThat(probe.answer().worth()).isEqualTo(new Outcome(Result.WIN, 5));
            assertThat(probe.answer().moves()).hasSize(7);
            assertThatThrownBy(() -> Probe.of(table, "ooo/.../..."))
                    .isInstanceOf(BadInputException.class)
                    .asString()
                    .contains("store.not-reached");
        }
    }

    /** Nor is one that has no number: three rooks where one begins, a man where none comes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board(8x8; pieces king x o, rook R r; start x c1, R b2, o a8; moves king step onto other, rook step; stuck"
                        + " draws) | ..x...../.RRR..../......../......../......../......../......../o....... x",
                "board(2x2; start o./..; moves step forward) | x./.. x"
            })
    void aPositionWithoutANumberIsNotThere(String game, String position) {
        try (TableFile table = TableFile.open(build(game))) {
            assertThatThrownBy(() -> Probe.of(table, position))
                    .isInstanceOf(BadInputException.class)
                    .asString()
                    .contains("store.not-reached");
        }
    }

    /** Whoever reads the whole table meets every bit of it. */
    @Test
    void everyFlippedBitIsFound() throws IOException {
        Path file = build("mnk(3, 2, 2)");
        byte[] whole = Files.readAllBytes(file);
        Path flipped = folder.resolve("flipped");
        for (int bit = 0; bit < whole.length * 8; bit++) {
            byte[] bytes = whole.clone();
            bytes[bit / 8] ^= (byte) (1 << bit % 8);
            Files.write(flipped, bytes);
            assertThatThrownBy(() -> readAll(flipped))
                    .as("bit %d", bit)
                    .isInstanceOf(BadInputException.class)
                    .asString()
                    .contains("store.");
        }
        readAll(file);
    }

    @Test
    void everyCutAndEveryAddedByteIsFound() throws IOException {
        byte[] whole = Files.readAllBytes(build("mnk(3, 2, 2)"));
        Path cut = folder.resolve("cut");
        for (int length = 0; length < whole.length; length++) {
            Files.write(cut, Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> readAll(cut)).isInstanceOf(BadInputException.class);
        }
        Files.write(cut, Arrays.copyOf(whole, whole.length + 1));
        assertThatThrownBy(() -> readAll(cut)).isInstanceOf(BadInputException.class);
    }

    private static void readAll(Path file) {
        try (TableFile table = TableFile.open(file)) {
            for (int block = 0; block < table.header().blocks(); block++) {
                table.block(block);
            }
        }
    }

    /** Whatever follows the version, for its layout is another version's. */
    @Test
    void anotherVersionIsNamed() throws IOException {
        Path file = build("mnk(3, 2, 2)");
        byte[] bytes = Files.readAllBytes(file);
        bytes[8] = 2;
        Files.write(file, bytes);
        assertThatThrownBy(() -> TableFile.open(file)).asString().contains("store.version");
    }

    @Test
    void filesThatAreNoTablesAreNamed() throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "coins(1 2 3) and so on, for a while");
        assertThatThrownBy(() -> TableFile.open(text)).asString().contains("store.not-a-table");
        assertThatThrownBy(() -> TableFile.open(folder.resolve("none")))
                .asString()
                .contains("store.no-file");
    }

    /** Its heading could not be read again. */
    @Test
    void aGameOfTooLongATextIsRefusedBeforeItIsSolved() {
        String edges = IntStream.range(1, 80_000)
                .mapToObj(i -> i + "-" + (i + 1))
                .collect(Collectors.joining(" ", "graph(80000; ", ")"));
        Game game = game(edges);
        assertThatThrownBy(() -> TableName.of(game))
                .isInstanceOf(RefusedException.class)
                .asString()
                .contains("store.text-too-long");
    }

    /** What fails in a thread that packs is thrown as it is: that the memory is full is told as such. */
    @Test
    void theMemoryThatIsFullInAThreadIsToldAsSuch() {
        PackedRules rules = TableName.of(game("tictactoe()")).rules();
        PackedRules full = (PackedRules) Proxy.newProxyInstance(
                PackedRules.class.getClassLoader(), new Class<?>[] {PackedRules.class}, (proxy, method, args) -> {
                    throw new OutOfMemoryError("of " + method.getName());
                });
        PackedTable solved =
                PackedSolver.solve(rules, TableName.of(game("tictactoe()")).valueOf(), BUDGET, Watch.NONE);
        assertThatThrownBy(() -> TableWriter.write(
                        folder.resolve("full"),
                        TableName.of(game("tictactoe()")),
                        new TableCut(full, 0, 1),
                        EntryCounts.of(solved),
                        Entries.of(solved),
                        2,
                        Watch.NONE))
                .isInstanceOf(OutOfMemoryError.class);
    }

    @Test
    void whatCannotBeWrittenIsNamedAndWhatWasThereStays() throws IOException {
        assertThatThrownBy(() -> TableBuilder.build(
                        game("tictactoe()"), folder.resolve("none/table"), BUDGET, false, Watch.NONE))
                .isInstanceOf(BadInputException.class)
                .asString()
                .contains("store.");
        assertThat(FileFailures.of(folder, new IOException("No space left on device"))
                        .note()
                        .key())
                .isEqualTo("store.disk-full");
        assertThat(FileFailures.of(folder, new FileSystemException("f", null, "Read-only file system"))
                        .note()
                        .key())
                .isEqualTo("store.not-allowed");
        Path file = build("tictactoe()");
        byte[] before = Files.readAllBytes(file);
        Watch cancelled = new Watch() {
            @Override
            public boolean cancelled() {
                return true;
            }
        };
        assertThatThrownBy(() -> TableBuilder.build(game("tictactoe()"), file, BUDGET, false, cancelled))
                .isInstanceOf(CancelledException.class);
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        assertThat(folder.resolve("tictactoe__.part")).doesNotExist();
    }
}

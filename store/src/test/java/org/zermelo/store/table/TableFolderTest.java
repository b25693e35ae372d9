package org.zermelo.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.check.TableCheck;

/** A table in any number of shards says what the one in a file says. */
class TableFolderTest {

    private static final Budget BUDGET = new Budget(1 << 28, 1);

    @TempDir
    private Path folder;

    private static TableName name(String game) {
        return TableName.of(Notation.standard().parse(game));
    }

    private Path build(String game, int shards, boolean onDisk) {
        Path place = folder.resolve("table.ztb");
        OptionalInt cut = shards == 0 ? OptionalInt.empty() : OptionalInt.of(shards);
        TableBuilder.build(name(game), place, cut, BUDGET, onDisk, TableBuilder.CHECKPOINTS, Watch.NONE);
        return place;
    }

    private Path build(String game, int shards) {
        return build(game, shards, false);
    }

    /** Dense and sorted, with levels and without, by keys and by indices; more shards than stay open, and than there are stretches. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "tictactoe()! 1",
                "tictactoe()! 3",
                "mnk(4, 3, 3)! 70",
                "boxes(2, 2)! 2",
                "sim(5)! 5",
                "quixo(3)! 4",
                "dodgem(3)! 3",
                "@three-mens-morris! 2"
            })
    void whatIsStoredIsWhatWasSolved(String game, int shards) {
        TableName name = name(game);
        PackedTable solved = PackedSolver.solve(name.rules(), name.valueOf(), BUDGET, Watch.NONE);
        try (StoredTable stored = StoredTable.open(build(name.game(), shards))) {
            CellTable table = (CellTable) stored;
            assertThat(table.name()).isEqualTo(name);
            assertThat(table.positions()).isEqualTo(solved.keys().size());
            for (Entries entries = Entries.of(solved); entries.next(); ) {
                assertThat(table.code(entries.key())).hasValue(solved.code(entries.key()));
            }
            long[] seen = new long[1];
            table.each((key, cell) -> {
                assertThat(table.code(key)).hasValue(solved.code(key));
                seen[0]++;
            });
            assertThat(seen[0]).isEqualTo(solved.keys().size());
            assertThat(TableCheck.check(table, BUDGET, Watch.NONE))
                    .isEqualTo(new TableCheck.Report(solved.keys().size(), Optional.empty()));
        }
    }

    private static List<byte[]> bytes(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.sorted().map(TableFolderTest::bytesOf).toList();
        }
    }

    private static byte[] bytesOf(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** With levels on disk and with waves on disk. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {"mnk(4, 3, 3)! 5", "quixo(3)! 3"})
    void theBytesAreThoseOfWorkOnDisk(String game, int shards) throws IOException {
        List<byte[]> inMemory = bytes(build(game, shards, false));
        Path onDisk = build(game, shards, true);
        assertThat(bytes(onDisk)).usingRecursiveComparison().isEqualTo(inMemory);
    }

    /** A folder of one shard is the file, with its list. */
    @Test
    void oneShardIsTheFile() throws IOException {
        byte[] shard = Files.readAllBytes(build("tictactoe()", 1).resolve("0.shard"));
        Path file = folder.resolve("file");
        TableBuilder.build(Notation.standard().parse("tictactoe()"), file, BUDGET, false, Watch.NONE);
        assertThat(file).hasBinaryContent(shard);
    }

    @Test
    void fewerShardsTakeThePlaceOfMoreAndNothingElseDoes() throws IOException {
        build("tictactoe()", 5);
        Path place = build("tictactoe()", 2);
        assertThat(place.toFile().list()).containsExactlyInAnyOrder("0.shard", "1.shard", "shards");
        readAll(place);
        assertThatThrownBy(() -> build("sim(4)", 2)).asString().contains("store.other-folder");
        assertThatThrownBy(() -> build("tictactoe()", 0)).asString().contains("cli.directory");
        Files.writeString(place.resolve("letter"), "");
        assertThatThrownBy(() -> build("tictactoe()", 2)).asString().contains("store.other-folder");
        assertThat(folder.resolve("table.ztb.work")).doesNotExist();
    }

    @Test
    void aShardAloneIsNoTableAndAFolderWithoutItsListIsNone() throws IOException {
        Path place = build("tictactoe()", 2);
        assertThatThrownBy(() -> StoredTable.open(place.resolve("1.shard")))
                .asString()
                .contains("store.one-shard");
        Files.delete(place.resolve("1.shard"));
        assertThatThrownBy(() -> readAll(place)).asString().contains("store.no-file");
        Files.delete(place.resolve("shards"));
        assertThatThrownBy(() -> StoredTable.open(place)).asString().contains("store.no-stages");
    }

    private static void readAll(Path place) {
        try (StoredTable table = StoredTable.open(place)) {
            ((CellTable) table).each((key, cell) -> {});
        }
    }

    /** Whoever reads all of a folder meets every bit of it. */
    @Test
    void everyFlippedBitIsFound() throws IOException {
        Path place = build("mnk(3, 2, 2)", 2);
        for (String file : place.toFile().list()) {
            byte[] whole = Files.readAllBytes(place.resolve(file));
            // all of the list, a share of the shards, whose bits TableFileTest flips one by one
            for (int bit = 0; bit < whole.length * 8; bit += file.equals("shards") ? 1 : 13) {
                byte[] bytes = whole.clone();
                bytes[bit / 8] ^= (byte) (1 << bit % 8);
                Files.write(place.resolve(file), bytes);
                assertThatThrownBy(() -> readAll(place))
                        .as("%s, bit %d", file, bit)
                        .isInstanceOf(BadInputException.class);
            }
            Files.write(place.resolve(file), Arrays.copyOf(whole, whole.length + 1));
            assertThatThrownBy(() -> readAll(place)).isInstanceOf(BadInputException.class);
            Files.write(place.resolve(file), whole);
        }
        readAll(place);
    }

    /** A shard of another table, or in another's place, is no shard of this one, though all its checksums are right. */
    @Test
    void aShardFromElsewhereIsFound() throws IOException {
        byte[] other = Files.readAllBytes(build("misere tictactoe()", 2).resolve("1.shard"));
        try (Stream<Path> files = Files.list(folder.resolve("table.ztb"))) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Path place = build("tictactoe()", 2);
        byte[] first = Files.readAllBytes(place.resolve("0.shard"));
        for (byte[] wrong : List.of(other, first)) {
            Files.write(place.resolve("1.shard"), wrong);
            assertThatThrownBy(() -> readAll(place)).asString().contains("store.damaged");
        }
    }

    /** Shards are opened and closed while others read. */
    @Test
    void severalThreadsReadAtOnce() {
        Path place = build("mnk(4, 3, 3)", 70);
        TableName name = name("mnk(4, 3, 3)");
        PackedTable solved = PackedSolver.solve(name.rules(), name.valueOf(), BUDGET, Watch.NONE);
        try (TableFolder table = TableFolder.open(place)) {
            IntStream.range(0, 4).parallel().forEach(thread -> {
                int number = 0;
                for (Entries entries = Entries.of(solved); entries.next(); number++) {
                    if (number % 97 == thread) {
                        assertThat(table.code(entries.key())).hasValue(solved.code(entries.key()));
                    }
                }
            });
        }
        try (TableShelf shelf = TableShelf.of(folder)) {
            assertThat(shelf.names()).containsExactly("table.ztb");
            assertThat(shelf.read("table.ztb", StoredTable::positions))
                    .isEqualTo(solved.keys().size());
        }
    }
}

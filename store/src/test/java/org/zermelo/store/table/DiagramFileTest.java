package org.zermelo.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.boards.diagram.DiagramTable;
import org.zermelo.boards.diagram.PackedDiagrams;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Packed;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.store.build.Built;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.check.DiagramCheck;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;

/** Tables as decision diagrams against the plain tables, and against damage. */
class DiagramFileTest {

    private static final Budget BUDGET = new Budget(1 << 28, 1);

    private static final String SMALL = "board(3x3; moves place; end line of 3; stuck draws)";
    private static final String DROPS = "board(4x4; moves drop; end line of 4; stuck draws)";

    @TempDir
    private Path folder;

    private static Game game(String text) {
        return Notation.standard().parse(text);
    }

    private Path build(String text) {
        Path file = folder.resolve("table.ztb");
        TableBuilder.buildDiagrams(TableName.ofDiagrams(game(text), null), file, BUDGET, Watch.NONE);
        return file;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                SMALL,
                DROPS,
                "connect(5, 3, 3)",
                "board(5x3; moves drop; end line of 3; stuck draws)",
                "board(3x4; moves drop; end line of 3 loses; stuck draws)",
                "board(4x4; start ..../..../x.../o...; moves drop; end line of 3; stuck draws)",
                "board(3x4; start xoxo/oxox/xoxo; moves step onto other)",
                "board(1x7; moves place *; end line of 3)",
                "board(torus 3x3; moves place; end line of exactly 2; stuck wins)",
            })
    void saysOfEveryPositionWhatThePlainTableSays(String text) {
        Path file = build(text);
        TableName name = TableName.of(game(text));
        Packed<?> packed = name.packed();
        Value depths = name.valueOf();
        PackedTable solved = PackedSolver.solve(packed.packed(), depths, BUDGET, Watch.NONE);
        try (StoredTable table = StoredTable.open(file)) {
            Value winner = table.name().valueOf();
            int[] places = new int[KeySet.SLICE];
            for (int slice = 0; slice < solved.keys().slices(); slice++) {
                int count = solved.keys().slice(slice, places);
                for (int i = 0; i < count; i++) {
                    long key = solved.keys().keyAt(slice, places[i]);
                    Object position = packed.unpack(key);
                    Outcome expected = (Outcome) depths.worth(solved.code(key));
                    OptionalLong code = i % 97 == 0 ? table.at(position) : table.after(position);
                    Outcome seen = (Outcome) winner.worth(code.orElseThrow());
                    assertThat(seen.result()).as(position.toString()).isEqualTo(expected.result());
                }
            }
            DiagramCheck.DiagramReport report = DiagramCheck.check((DiagramFile) table, BUDGET, Watch.NONE);
            assertThat(report.fault()).isEmpty();
            assertThat(report.again()).isFalse();
            assertThat(report.entries()).isEqualTo(table.positions());
        }
    }

    @Test
    void knowsWhatCannotBeReached() {
        BoardGame board = (BoardGame) game(DROPS).rules();
        try (StoredTable table = StoredTable.open(build(DROPS))) {
            for (String text : new String[] {"..../..../..../xxxx", "..../..../..../xooo", "..../..../xo../x..."}) {
                AtTurn<BoardPosition> at = board.position(text + " x");
                assertThat(table.at(at)).as(text).isEmpty();
            }
            assertThat(table.at(board.position("..../..../..../xo.. x"))).isPresent();
        }
    }

    @Test
    void keepsDepthsWhereTheyAreAsked() {
        Path file = folder.resolve("depths.ztb");
        Game board = game(SMALL);
        TableBuilder.buildDiagrams(
                TableName.ofDiagrams(board, TableName.of(board).valueOf()), file, BUDGET, Watch.NONE);
        try (StoredTable table = StoredTable.open(file)) {
            assertThat(Probe.of(table, "xx./oo./... x").answer().worth().toString())
                    .contains("WIN");
            assertThat(DiagramCheck.check((DiagramFile) table, BUDGET, Watch.NONE)
                            .fault())
                    .isEmpty();
        }
    }

    /** Published: J. Tromp's counts of legal positions. */
    @ParameterizedTest
    @CsvSource({"4x4, 161029", "5x4, 1706255"})
    void countsPositionsAndTakesFewBits(String size, long positions) {
        Path file = folder.resolve("size.ztb");
        String text = "board(" + size + "; moves drop; end line of 4; stuck draws)";
        Built built = TableBuilder.buildDiagrams(TableName.ofDiagrams(game(text), null), file, BUDGET, Watch.NONE);
        assertThat(built.positions()).isEqualTo(positions);
        assertThat(built.bitsPerPosition()).isLessThan(1.5);
    }

    /** A family's game has other positions than the same game in words, and the same diagrams. */
    @ParameterizedTest
    @CsvSource({"'connect(4, 5, 4)', 5x4", "'connect(5, 3, 3)', 3x5", "'connect(4, 4, 3)', 4x4"})
    void familiesHaveTheDiagramsOfTheirWords(String family, String size) {
        String length = family.substring(family.length() - 2, family.length() - 1);
        String words = "board(" + size + "; moves drop; end line of " + length + "; stuck draws)";
        DiagramTable own = DiagramFile.open(build(family)).table();
        DiagramTable same = DiagramFile.open(build(words)).table();
        assertThat(own.diagrams().same(same.diagrams())).isTrue();
        assertThat(own.counts()).isEqualTo(same.counts());
    }

    @Test
    void wrongValuesAreFound() {
        Path file = build(DROPS);
        DiagramTable table = DiagramFile.open(file).table();
        PackedDiagrams right = table.diagrams();
        long[] codes = right.codes();
        for (int i = 1; i < codes.length; i++) {
            codes[i] = codes[i] == 2 ? -2 : codes[i] == -2 ? 2 : codes[i];
        }
        PackedDiagrams wrong = new PackedDiagrams(codes, right.starts(), lows(right), highs(right), right.roots());
        TableName name = TableName.ofDiagrams(game(DROPS), null);
        BoardGame board = (BoardGame) game(DROPS).rules();
        DiagramFile.write(file, name, new DiagramTable(board, name.valueOf(), wrong, table.counts()));
        assertThat(DiagramCheck.check(DiagramFile.open(file), BUDGET, Watch.NONE)
                        .fault())
                .isPresent();
    }

    private static int[] lows(PackedDiagrams diagrams) {
        return IntStream.range(0, diagrams.nodes()).map(diagrams::lowAt).toArray();
    }

    private static int[] highs(PackedDiagrams diagrams) {
        return IntStream.range(0, diagrams.nodes()).map(diagrams::highAt).toArray();
    }

    @Test
    void everyDamagedByteIsFound() throws IOException {
        Path file = build(SMALL);
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 0; i < bytes.length; i++) {
            byte[] damaged = bytes.clone();
            damaged[i] ^= (byte) (1 << i % 8);
            Files.write(file, damaged);
            assertThatThrownBy(() -> StoredTable.open(file)).as("byte " + i).isInstanceOf(BadInputException.class);
        }
        for (int length = 0; length < bytes.length; length += 7) {
            Files.write(file, Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> StoredTable.open(file)).isInstanceOf(BadInputException.class);
        }
        Files.write(file, Arrays.copyOf(bytes, bytes.length + 1));
        assertThatThrownBy(() -> StoredTable.open(file)).isInstanceOf(BadInputException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nim(3, 4)", "hexapawn(3, 3)", "@dots-and-boxes"})
    void otherGamesAreRefused(String text) {
        assertThatThrownBy(() -> build(text)).isInstanceOf(RefusedException.class);
    }
}

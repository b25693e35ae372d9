package org.zermelo.store.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.store.table.Entries;
import org.zermelo.store.table.EntryCounts;
import org.zermelo.store.table.TableCut;
import org.zermelo.store.table.TableFile;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TableWriter;
import org.zermelo.value.Values;

/** The check finds every wrong entry, though every checksum is right. */
class TableCheckTest {

    @TempDir
    private Path folder;

    /** Entries from lists. */
    private static final class Listed implements Entries {
        private final List<Long> keys = new ArrayList<>();
        private final List<Integer> cells = new ArrayList<>();
        private int at = -1;

        Listed(PackedTable table) {
            Entries all = Entries.of(table);
            while (all.next()) {
                keys.add(all.key());
                cells.add(all.cell());
            }
        }

        @Override
        public boolean next() {
            return ++at < keys.size();
        }

        @Override
        public long key() {
            return keys.get(at);
        }

        @Override
        public int cell() {
            return cells.get(at);
        }
    }

    private TableCheck.Report check(TableName name, PackedRules rules, Listed entries) {
        Path file = folder.resolve("table");
        int most = Math.max(
                200, entries.cells.stream().mapToInt(Integer::intValue).max().orElse(0));
        TableWriter.write(
                file, name, TableCut.whole(rules), new EntryCounts(entries.keys.size(), most), entries, 1, Watch.NONE);
        try (TableFile table = TableFile.open(file)) {
            TableCheck.Report report = TableCheck.check(table, new Budget(1L << 26, 1), Watch.NONE);
            // one block at a time
            TableCheck.Report bounded = TableCheck.check(table, 1, 2, Watch.NONE);
            assertThat(bounded.fault().isPresent()).isEqualTo(report.fault().isPresent());
            return report;
        }
    }

    private static PackedTable solve(TableName name) {
        return PackedSolver.solve(name.rules(), name.valueOf(), new Budget(1 << 26, 1), Watch.NONE);
    }

    @Test
    void everyChangedCellIsFound() {
        Random random = new Random(3);
        List<TableName> names = List.of(
                TableName.of(Notation.standard().parse("tictactoe()")),
                TableName.of(Notation.standard().parse("quixo(3)")),
                TableName.of(Notation.standard().parse("misere mnk(3, 2, 2)")),
                TableName.of(Notation.standard().parse("boxes(2, 1)")),
                TableName.of(Notation.standard().parse("boxes(2, 1)"), Values.marginAndPlies()));
        for (TableName name : names) {
            PackedTable table = solve(name);
            assertThat(check(name, table.rules(), new Listed(table)).fault()).isEmpty();
            for (int round = 0; round < 60; round++) {
                Listed wrong = new Listed(table);
                int at = random.nextInt(wrong.cells.size());
                int cell = wrong.cells.get(at);
                // another depth, another class, anything
                int other =
                        round % 3 == 0 ? cell + 8 : round % 3 == 1 ? cell ^ 1 + random.nextInt(3) : random.nextInt(60);
                wrong.cells.set(at, other);
                if (other != cell) {
                    assertThat(check(name, table.rules(), wrong).fault())
                            .as("%s: %d becomes %d", name, cell, other)
                            .isPresent();
                }
            }
        }
    }

    /** Of a table of some blocks, of which few are held; the marks alone must fit. */
    @Test
    void memoryIsBounded() {
        TableName name = TableName.of(Notation.standard().parse("mnk(4, 3, 3)"));
        Path file = folder.resolve("bounded");
        PackedTable solved = solve(name);
        TableWriter.write(
                file,
                name,
                TableCut.whole(solved.rules()),
                new EntryCounts(solved.keys().size(), 200),
                Entries.of(solved),
                1,
                Watch.NONE);
        try (TableFile table = TableFile.open(file)) {
            assertThat(table.header().blocks()).isGreaterThan(8);
            long fewBlocks = 4L << table.header().span();
            assertThat(TableCheck.check(table, fewBlocks, 2, Watch.NONE))
                    .isEqualTo(new TableCheck.Report(solved.keys().size(), Optional.empty()));
            assertThatThrownBy(() -> TableCheck.check(table, new Budget(1 << 20, 1), Watch.NONE))
                    .isInstanceOf(RefusedException.class);
        }
    }

    @Test
    void missingAndSuperfluousKeysAreFound() {
        TableName name = TableName.of(Notation.standard().parse("tictactoe()"));
        PackedTable table = solve(name);
        for (int at : new int[] {0, 1, 100, table.keys().size() - 1}) {
            Listed wrong = new Listed(table);
            wrong.keys.remove(at);
            wrong.cells.remove(at);
            assertThat(check(name, table.rules(), wrong).fault())
                    .as("without %d", at)
                    .isPresent();
        }
        // x to move with a full row of x against nothing: lost in 0, as its options would make it, but out of reach
        Listed more = new Listed(table);
        long unreachable = 2 * 1 + 2 * 3 + 2 * 9;
        int place = Collections.binarySearch(more.keys, unreachable);
        assertThat(place).isNegative();
        more.keys.add(-place - 1, unreachable);
        more.cells.add(-place - 1, 2);
        assertThat(check(name, table.rules(), more).fault())
                .hasValueSatisfying(note ->
                        assertThat(note.key()).isIn("store.unreachable", "store.wrong-entry", "store.missing-option"));
    }
}

package org.zermelo.store.wave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.CancelledException;
import org.zermelo.game.PackedRules;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.cells.PackedTable;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.store.table.Entries;
import org.zermelo.store.table.EntryCounts;
import org.zermelo.store.table.TableName;
import org.zermelo.store.table.TablePlace;
import org.zermelo.store.work.WorkFolder;
import org.zermelo.tests.Share;
import org.zermelo.tests.Stops;

/** Retrograde analysis on disk gives the bytes that memory gives, for any shards, threads and stops. */
class RetrogradeOnDiskTest {

    private static final int[] SHARDS = {1, 2, 7};
    /** So little that a few hundred entries fill the buffers, and runs are merged in several rounds. */
    private static final long LITTLE = 1 << 10;

    @TempDir
    private Path folder;

    private byte[] inMemory(TableName name, PackedRules rules) throws IOException {
        Path file = folder.resolve("memory");
        PackedTable table = PackedSolver.solve(rules, name.valueOf(), new Budget(1 << 26, 1), Watch.NONE);
        new TablePlace(file, 0).write(name, rules, EntryCounts.of(table), () -> Entries.of(table), 1, Watch.NONE);
        return Files.readAllBytes(file);
    }

    private byte[] onDisk(TableName name, PackedRules rules, int shards, int threads, Watch watch) throws IOException {
        Path file = folder.resolve("disk");
        try (WorkFolder work = WorkFolder.claim(file, name.lines())) {
            RetrogradeOnDisk.build(
                    name, rules, work, new TablePlace(file, 0), new Budget(LITTLE, threads), shards, watch);
            work.remove();
        }
        return Files.readAllBytes(file);
    }

    /** The cells of memory and of disk, without writing tables; how many positions are drawn by endless play. */
    private long sameCells(String about, TableName name, PackedRules rules, int shards, int threads)
            throws IOException {
        Entries expected = Entries.of(PackedSolver.solve(rules, name.valueOf(), new Budget(1 << 26, 1), Watch.NONE));
        Path file = folder.resolve("disk");
        try (WorkFolder work = WorkFolder.claim(file, name.lines())) {
            Shards solved = RetrogradeOnDisk.solve(
                    rules, name.valueOf(), work, new Budget(LITTLE, threads), shards, Watch.NONE);
            assertThat(solved.count()).isBetween(1, shards);
            long positions = 0;
            long draws = 0;
            try (StoredCells cells = new StoredCells(solved)) {
                for (; expected.next(); positions++) {
                    assertThat(cells.next()).as(about).isTrue();
                    assertThat(cells.key()).as(about).isEqualTo(expected.key());
                    assertThat(cells.cell()).as(about).isEqualTo(expected.cell());
                    draws += cells.cell() == 0 ? 1 : 0;
                }
                assertThat(cells.next()).as(about).isFalse();
            }
            assertThat(solved.positions()).as(about).isEqualTo(positions);
            work.remove();
            return draws;
        }
    }

    @Test
    void thousandsOfGraphs() throws IOException {
        long draws = 0;
        int graphs = Share.of(2_000, 60);
        for (int seed = 0; seed < graphs; seed++) {
            TableName name = new TableName("graph", "outcome", seed % 5 == 0 ? "misere" : "normal");
            PackedRules rules = new LoopyGraph(seed, seed % 50 == 0 ? 2000 : 60);
            draws += sameCells("seed " + seed, name, rules, SHARDS[seed % 3], 1 + seed / 3 % 2);
        }
        assertThat(draws).isGreaterThan(graphs / 2);
    }

    /** Rules as text whose heaps go up and down. */
    @Test
    void rulesAsText() throws IOException {
        Random random = new Random(9);
        long draws = 0;
        for (int round = 0; round < Share.of(150, 15); round++) {
            String ends =
                    random.nextBoolean() ? "" : random.nextBoolean() ? "; winner other" : "; overshoot sum > T + 1";
            String text = ("heaps(A, B; move +U, -V, [+1, -W]; end sum >= T" + ends + "; limits 0..L)")
                    .replace("A", "" + random.nextInt(5))
                    .replace("B", "" + random.nextInt(5))
                    .replace("U", "" + (1 + random.nextInt(3)))
                    .replace("V", "" + (1 + random.nextInt(3)))
                    .replace("W", "" + (1 + random.nextInt(3)))
                    .replace("T + 1", "" + 13)
                    .replace("T", "" + 12)
                    .replace("L", "" + (6 + random.nextInt(8)));
            TableName name = TableName.of(Notation.standard().parse(text));
            draws += sameCells(text, name, name.rules(), SHARDS[round % 3], 1 + round / 3 % 2);
        }
        assertThat(draws).isGreaterThan(Share.of(100, 30));
    }

    /** With symmetry and backward moves, and with neither. */
    @ParameterizedTest
    @ValueSource(strings = {"quixo(3)", "misere quixo(3)", "dodgem(3)", "graph(4 from 1; 1-2 2-1 2-3 3-4)"})
    void readyGames(String game) throws IOException {
        TableName name = TableName.of(Notation.standard().parse(game));
        byte[] expected = inMemory(name, name.rules());
        for (int i = 0; i < SHARDS.length; i++) {
            for (int threads = 1; threads <= 2; threads++) {
                if (Share.all() || threads == 1 + i % 2) {
                    assertThat(onDisk(name, name.rules(), SHARDS[i], threads, Watch.NONE))
                            .isEqualTo(expected);
                }
            }
        }
    }

    @Test
    void stoppedAnywhereAndTakenUpAgain() throws IOException {
        Random random = new Random(3);
        int stops = 0;
        for (int seed = 0; seed < Share.of(40, 3); seed++) {
            TableName name = new TableName("graph", "outcome", "normal");
            PackedRules rules = new LoopyGraph(seed, 300);
            byte[] expected = inMemory(name, rules);
            int patience = 1;
            while (true) {
                try {
                    patience++;
                    assertThat(onDisk(name, rules, 3, 2, Stops.after(random.nextInt(patience))))
                            .isEqualTo(expected);
                    break;
                } catch (CancelledException e) {
                    stops++;
                }
            }
        }
        assertThat(stops).isGreaterThan(Share.of(400, 25));
    }
}

package org.zermelo.store.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.game.PackedRules;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.solve.sweep.PackedSolver;
import org.zermelo.solve.work.ShardWaves;
import org.zermelo.store.build.Built;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.Entries;
import org.zermelo.store.table.TableName;
import org.zermelo.store.wave.LoopyGraph;
import org.zermelo.tests.Share;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Games whose play may come to a position again have the cells of one machine in any number of shards, whatever is lost on the way. */
class GraphInShardsTest {

    private static final Budget BUDGET = new Budget(1 << 28, 1);

    @TempDir
    private Path folder;

    /** The waves of shards that hear each other at once. */
    private static List<GraphWaves> solved(PackedRules rules, Value value, int shards) {
        List<GraphWaves> all = new ArrayList<>();
        for (int shard = 0; shard < shards; shard++) {
            all.add(GraphWaves.of(new GraphNumbers(rules, shards), value, shard));
        }
        long depth = 0;
        while (depth != ShardWaves.NONE) {
            List<byte[][]> told = new ArrayList<>();
            long next = Long.MAX_VALUE;
            for (GraphWaves shard : all) {
                told.add(shard.pass(depth));
                long own = Stream.of(told.get(told.size() - 1)).anyMatch(block -> block.length > 0)
                        ? depth + 1
                        : shard.next(depth);
                next = own == ShardWaves.NONE ? next : Math.min(next, own);
            }
            for (int from = 0; from < shards; from++) {
                for (int to = 0; to < shards; to++) {
                    if (from != to) {
                        all.get(to).hear(depth, told.get(from)[to]);
                    }
                }
            }
            depth = next == Long.MAX_VALUE ? ShardWaves.NONE : next;
        }
        return all;
    }

    private static TreeMap<Long, Integer> cells(PackedRules rules, List<GraphWaves> shards) {
        TreeMap<Long, Integer> cells = new TreeMap<>();
        for (GraphWaves shard : shards) {
            Entries entries = GraphTasks.entries(new GraphNumbers(rules, shards.size()), shard.known());
            while (entries.next()) {
                cells.put(entries.key(), entries.cell());
            }
        }
        return cells;
    }

    @Test
    void thousandsOfGraphs() {
        for (int seed = 0; seed < Share.of(2_000, 100); seed++) {
            TableName name = new TableName("graph", "outcome", seed % 5 == 0 ? "misere" : "normal");
            PackedRules rules = new LoopyGraph(seed, seed % 10 == 0 ? 2000 : 60);
            assertAsInMemory(rules, name.valueOf(), seed);
        }
    }

    /** Numbers and indices of one shard beyond 2^31 take no memory where no position is. */
    @Test
    void hundredsOfGraphsWithIndicesThatNoArrayHolds() {
        int wide = 0;
        for (int seed = 0; seed < Share.of(600, 60); seed++) {
            WideIndices rules = new WideIndices(seed);
            wide += rules.indices() / 4 > 1L << 31 ? 1 : 0;
            assertAsInMemory(new LoopyGraph(seed, 60), rules, Values.outcome(), seed);
        }
        assertThat(wide).isGreaterThan(10);
    }

    /** The same graph, whose positions are their indices. */
    private static final class WideIndices extends LoopyGraph {

        WideIndices(int seed) {
            super(seed, 60);
        }

        @Override
        public long indices() {
            return bound();
        }

        @Override
        public long index(long position) {
            return position;
        }

        @Override
        public long at(long index) {
            return index;
        }
    }

    @Test
    void thousandsOfGraphsForPoints() {
        for (int seed = 0; seed < Share.of(5_000, 200); seed++) {
            assertAsInMemory(new LoopyPoints(seed), Values.margin(), seed);
        }
    }

    private static void assertAsInMemory(PackedRules rules, Value value, int seed) {
        assertAsInMemory(rules, rules, value, seed);
    }

    private static void assertAsInMemory(PackedRules plain, PackedRules rules, Value value, int seed) {
        TreeMap<Long, Integer> expected = new TreeMap<>();
        Entries entries = Entries.of(PackedSolver.solve(plain, value, BUDGET, Watch.NONE));
        while (entries.next()) {
            expected.put(entries.key(), entries.cell());
        }
        assertThat(cells(rules, solved(rules, value, 1 + seed % 4)))
                .as("seed " + seed)
                .isEqualTo(expected);
    }

    /** Passes waves on at once; an even number of shards does one at a time. */
    static List<List<ToldShard.Wave>> sideBySide(List<ToldShard> shards, List<Long> depths) {
        long nanos = shards.size() % 2 == 0 ? 0 : 30_000_000;
        ExecutorService threads = Executors.newFixedThreadPool(shards.size());
        try {
            List<Future<List<ToldShard.Wave>>> passing = new ArrayList<>();
            shards.forEach(shard -> passing.add(threads.submit(() -> shard.pass(depths, nanos))));
            List<List<ToldShard.Wave>> passed = new ArrayList<>();
            for (Future<List<ToldShard.Wave>> each : passing) {
                passed.add(each.get());
            }
            return passed;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw (RuntimeException) e.getCause();
        } finally {
            threads.shutdown();
            awaitEnd(threads);
        }
    }

    /** Where one shard fails, the others may still write into the folder. */
    private static void awaitEnd(ExecutorService threads) {
        try {
            assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Machines that are one loop, on which now and then a shard is lost, or a whole wave before it is noted. */
    private record Loop(TableName name, Path place, int shards, int stopAt, Duration saved)
            implements ShardedStage.ShardOpener {

        @Override
        public ShardedStage open(String stage) {
            GraphTasks tasks = GraphTasks.joined(name, place, shards, saved);
            Random losses = new Random(shards);
            List<ToldShard> open = new ArrayList<>();
            for (int shard = 0; shard < shards; shard++) {
                open.add(tasks.open(stage, shard));
            }
            return new ShardedStage() {
                @Override
                public List<List<ToldShard.Wave>> pass(List<Long> depths) {
                    if (stopAt > 0 && depths.size() >= stopAt) {
                        open.get(0).pass(depths, 0);
                        throw new IllegalStateException("stopped");
                    }
                    int lost = losses.nextInt(10 * shards);
                    if (lost < shards) {
                        // where three work, some of them stop saving
                        Duration often = shards < 3 || losses.nextBoolean() ? saved : ToldShard.SAVED;
                        open.set(
                                lost,
                                GraphTasks.joined(name, place, shards, often).open(stage, lost));
                    }
                    return sideBySide(open, depths);
                }

                @Override
                public List<StageTally> store(List<Long> depths) {
                    return open.stream().map(shard -> shard.store(depths)).toList();
                }

                @Override
                public void close() {
                    open.clear();
                }
            };
        }
    }

    private static TableName name(String game) {
        return TableName.of(Notation.standard().parse(game));
    }

    private Built build(String game, int shards, int stopAt) {
        return build(game, shards, stopAt, ToldShard.SAVED);
    }

    private Built build(String game, int shards, int stopAt, Duration saved) {
        Path place = folder.resolve("table");
        return GraphInShards.build(
                name(game), place, shards, new Loop(name(game), place, shards, stopAt, saved), Watch.NONE);
    }

    private void assertAsOnOneMachine(String game, int shards) throws IOException {
        Path one = folder.resolve("one");
        TableBuilder.build(
                name(game), one, OptionalInt.of(shards), BUDGET, false, TableBuilder.CHECKPOINTS, Watch.NONE);
        SameFolders.assertSame(folder.resolve("table"), one);
        assertThat(folder.resolve("table.work")).doesNotExist();
    }

    /** With backward moves and without, with indices and without. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "quixo(3)! 1",
                "quixo(3)! 3",
                "misere quixo(3)! 2",
                "dodgem(3)! 3",
                "@three-mens-morris! 2",
                "@oware(pits 2x2; seeds 2)! 3",
                "@awari(pits 2x3; seeds 2)! 1",
                "@awari(pits 2x3; seeds 2)! 3",
                "graph(4 from 1; 1-2 2-1 2-3 3-4)! 2",
                LONG + "! 3"
            })
    void theBytesOfOneMachine(String game, int shards) throws IOException {
        assertThat(build(game, shards, -1).resumed()).isFalse();
        assertAsOnOneMachine(game, shards);
        SameFolders.delete(folder.resolve("table"));
        SameFolders.delete(folder.resolve("one"));
        build(game, shards, -1, Duration.ZERO);
        assertAsOnOneMachine(game, shards);
    }

    /** In the middle of the reach, of wins and of ties. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9, 16, 20})
    void aStoppedRunGoesOn(int stopAt) throws IOException {
        assertThatThrownBy(() -> build("dodgem(3)", 2, stopAt)).hasMessage("stopped");
        assertThat(build("dodgem(3)", 2, -1).resumed()).isTrue();
        assertAsOnOneMachine("dodgem(3)", 2);
    }

    /** In the middle of the reach, and where options are asked for, answered and spread. */
    @ParameterizedTest
    @ValueSource(ints = {2, 9, 15, 16, 17, 21, 25})
    void aStoppedRunForPointsGoesOn(int stopAt) throws IOException {
        String game = "@awari(pits 2x3; seeds 2)";
        assertThatThrownBy(() -> build(game, 3, stopAt)).hasMessage("stopped");
        assertThat(build(game, 3, -1).resumed()).isTrue();
        assertAsOnOneMachine(game, 3);
    }

    private static final String LONG = "heaps(200, 300; move +1, -3, [+2, -1]; end sum >= 600; limits 0..400)";

    private List<String> told() {
        return Stream.of(folder.resolve("table.work").toFile().list())
                .filter(file -> file.startsWith("told-"))
                .toList();
    }

    /** Shards that save what they know after each wave: what they told before goes, and nobody asks for it again. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {"dodgem(3)! 12", "@awari(pits 2x3; seeds 2)! 16", "@awari(pits 2x3; seeds 2)! 17", LONG + "! 150"})
    void aShardThatIsOpenedAnewGoesOnWhereItHasSaved(String game, int stopAt) throws IOException {
        assertThatThrownBy(() -> build(game, 2, stopAt, Duration.ZERO)).hasMessage("stopped");
        assertThat(told()).hasSizeLessThan(10);
        assertThat(build(game, 2, -1, Duration.ZERO).resumed()).isTrue();
        assertAsOnOneMachine(game, 2);
    }

    /** Without that, thousands of waves are no thousands of files. */
    @ParameterizedTest
    @ValueSource(ints = {130, 150})
    void filesOfManyWavesAreGathered(int stopAt) throws IOException {
        assertThatThrownBy(() -> build(LONG, 2, stopAt)).hasMessage("stopped");
        assertThat(told()).hasSizeLessThan(4 * (ToldFile.GATHERED + stopAt / ToldFile.GATHERED));
        build(LONG, 2, -1);
        assertAsOnOneMachine(LONG, 2);
    }

    @Test
    void aDamagedStateIsToldByItsName() throws IOException {
        assertThatThrownBy(() -> build("dodgem(3)", 2, 9, Duration.ZERO)).hasMessage("stopped");
        Path state = folder.resolve("table.work/state-all-1");
        byte[] bytes = Files.readAllBytes(state);
        bytes[bytes.length / 2] ^= 1;
        Files.write(state, bytes);
        assertThatThrownBy(() -> build("dodgem(3)", 2, -1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("state-all-1");
    }

    @Test
    void aMissingFileOfAWaveIsToldByItsName() throws IOException {
        assertThatThrownBy(() -> build("dodgem(3)", 2, 9)).hasMessage("stopped");
        Files.delete(folder.resolve("table.work/told-all-3-1"));
        assertThatThrownBy(() -> build("dodgem(3)", 2, -1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("told-all-3-1");
    }

    /** What a machine that stops may leave of the list of waves; shards know the rest. */
    @ParameterizedTest
    @ValueSource(strings = {"8 9\n9 1", "8 9\n\0\0\0\0\n10 11\n", "8 9\n8 9\n", "8\n"})
    void aListOfWavesThatIsNotWholeIsTakenUpAsFarAsItIs(String end) throws IOException {
        assertThatThrownBy(() -> build("dodgem(3)", 2, 11, Duration.ZERO)).hasMessage("stopped");
        Path list = folder.resolve("table.work/waves-all-");
        String text = Files.readString(list);
        Files.writeString(list, text.substring(0, text.indexOf("8 9\n")) + end);
        build("dodgem(3)", 2, -1);
        assertAsOnOneMachine("dodgem(3)", 2);
    }

    @Test
    void workOfAnotherVersionIsOtherWork() throws IOException {
        assertThatThrownBy(() -> build("dodgem(3)", 2, 9)).hasMessage("stopped");
        Path about = folder.resolve("table.work/about");
        Files.writeString(about, Files.readString(about).replace(", form 2", ""));
        assertThat(ShardWork.begun(name("dodgem(3)"), folder.resolve("table"))).isEmpty();
        assertThatThrownBy(() -> build("dodgem(3)", 2, -1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("another version");
    }

    /** Zeros are no silence, and a depth is checked. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aDamagedFileOfAWaveIsToldByItsName(boolean zeros) throws IOException {
        assertThatThrownBy(() -> build("dodgem(3)", 2, 9)).hasMessage("stopped");
        Path told = folder.resolve("table.work/told-all-3-1");
        byte[] bytes = Files.readAllBytes(told);
        bytes[7] ^= 1;
        Files.write(told, zeros ? new byte[bytes.length] : bytes);
        assertThatThrownBy(() -> build("dodgem(3)", 2, -1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("told-all-3-1");
    }

    @Test
    void whatIsNotSolvedInMemoryIsRefused() {
        TableName paced = TableName.of(Notation.standard().parse("@oware(pits 2x2; seeds 1)"), Values.marginAndPlies());
        assertThatThrownBy(() -> GraphInShards.refuseOther(paced)).isInstanceOf(RefusedException.class);
    }
}

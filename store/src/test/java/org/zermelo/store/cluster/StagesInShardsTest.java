package org.zermelo.store.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.Built;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.stage.StageTally;
import org.zermelo.store.table.TableName;

/** Any number of shards makes the folder that one machine makes, whatever is lost on the way. */
class StagesInShardsTest {

    private static final String SMALL = "board(points a b c d e f g h; lines a-b-c, c-d-e, e-f-g, g-h-a, b-f, d-h;"
            + " hand x 3, o 3; moves place, then step along line, then fly with 2 own; mill of 3;"
            + " end fewer than 2 own loses)";

    private static final String TWO_SQUARES =
            "board(points a1 c1 e1 b2 c2 d2 a3 b3 d3 e3 b4 c4 d4 a5 c5 e5; lines a1-c1-e1, b2-c2-d2, b4-c4-d4, a5-c5-e5,"
                    + " a1-a3-a5, b2-b3-b4, d2-d3-d4, e1-e3-e5, c1-c2, a3-b3, d3-e3, c4-c5; hand x 3, o 3;"
                    + " moves place, then step along line; mill of 3; end fewer than 2 own loses)";

    @TempDir
    private Path folder;

    /** Machines that are one loop, on which now and then a shard is lost, or a whole wave before it is noted. */
    private static final class Loop implements StagesInShards.Machines {

        private final TableName name;
        private final Path place;
        private final int shards;
        private final Random losses;
        private int waves;
        private final int stopAt;
        private final Duration saved;

        Loop(TableName name, Path place, int shards, int stopAt, Duration saved) {
            this.saved = saved;
            this.name = name;
            this.place = place;
            this.shards = shards;
            this.losses = new Random(shards);
            this.stopAt = stopAt;
        }

        private StageTasks tasks() {
            return StageTasks.joined(name, place, shards, saved);
        }

        @Override
        public List<StageTally> solve(List<String> stages) {
            return stages.stream().map(tasks()::solve).toList();
        }

        @Override
        public ShardedStage open(String stage) {
            StageTasks tasks = tasks();
            List<ToldShard> open = new ArrayList<>();
            for (int shard = 0; shard < shards; shard++) {
                open.add(tasks.open(stage, shard));
            }
            return new ShardedStage() {
                @Override
                public List<List<ToldShard.Wave>> pass(List<Long> depths) {
                    if (++waves == stopAt) {
                        throw new IllegalStateException("stopped");
                    }
                    lose();
                    return GraphInShardsTest.sideBySide(open, depths);
                }

                private void lose() {
                    int lost = losses.nextInt(3 * shards);
                    if (lost < shards) {
                        open.set(lost, tasks.open(stage, lost));
                    }
                }

                @Override
                public List<StageTally> store(List<Long> depths) {
                    lose();
                    List<StageTally> counted =
                            open.stream().map(shard -> shard.store(depths)).toList();
                    IntStream.range(0, shards).forEach(part -> tasks.pack(stage, part));
                    return counted;
                }

                @Override
                public void close() {
                    open.clear();
                }
            };
        }
    }

    private static TableName name(String game) {
        return TableName.ofStages(Notation.standard().parse(game), null);
    }

    private Path expected(String game) {
        Path place = folder.resolve("expected");
        StageBuild.build(name(game), place, new Budget(1 << 26, 2), Watch.NONE);
        return place;
    }

    private static void assertSame(Path one, Path other) throws IOException {
        try (Stream<Path> files = Files.list(one)) {
            for (Path file : files.toList()) {
                assertThat(other.resolve(file.getFileName())).hasSameBinaryContentAs(file);
            }
        }
        assertThat(other.toFile().list()).hasSameSizeAs(one.toFile().list());
    }

    private static Built build(String game, Path place, int shards, double fewest, int stopAt) {
        return build(game, place, shards, fewest, stopAt, ToldShard.SAVED);
    }

    private static Built build(String game, Path place, int shards, double fewest, int stopAt, Duration saved) {
        return StagesInShards.build(
                name(game), place, shards, fewest, new Loop(name(game), place, shards, stopAt, saved), Watch.NONE);
    }

    @ParameterizedTest
    @CsvSource({"2, 0", "3, 0", "3, 100", "12, 0"})
    void theBytesOfOneMachine(int shards, double fewest) throws IOException {
        for (String game : List.of(SMALL, "@three-mens-morris")) {
            Path expected = expected(game);
            Path place = folder.resolve("shards");
            Built built = build(game, place, shards, fewest, -1);
            assertSame(expected, place);
            assertThat(built.resumed()).isFalse();
            assertThat(folder.resolve("shards.work")).doesNotExist();
            SameFolders.delete(expected);
            SameFolders.delete(place);
        }
    }

    @Test
    void theBytesOfOneMachineOnTwoSquares() throws IOException {
        build(TWO_SQUARES, folder.resolve("shards"), 4, 1000, -1);
        assertSame(expected(TWO_SQUARES), folder.resolve("shards"));
    }

    /** Stopped at any wave, a run goes on there. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 12})
    void aStoppedRunGoesOn(int stopAt) throws IOException {
        Path place = folder.resolve("shards");
        // several waves at once are few steps
        int shards = stopAt < 4 ? 3 : 4;
        assertThatThrownBy(() -> build(SMALL, place, shards, 0, stopAt)).hasMessage("stopped");
        build(SMALL, place, shards, 0, -1);
        assertSame(expected(SMALL), place);
    }

    /** Also where shards save what they know after each wave, and are lost. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 2, 7, 12})
    void shardsGoOnWhereTheyHaveSaved(int stopAt) throws IOException {
        Path place = folder.resolve("shards");
        if (stopAt > 0) {
            assertThatThrownBy(() -> build(SMALL, place, 4, 0, stopAt, Duration.ZERO))
                    .hasMessage("stopped");
        }
        build(SMALL, place, 4, 0, -1, Duration.ZERO);
        assertSame(expected(SMALL), place);
    }

    /** Stops runs until some wave has told something and was noted. */
    private List<Path> stoppedWithinAStage(Path place) throws IOException {
        List<Path> told = List.of();
        while (told.isEmpty()) {
            assertThatThrownBy(() -> build(SMALL, place, 2, 0, 2)).hasMessage("stopped");
            Path work = folder.resolve("shards.work");
            if (Files.exists(work)) {
                try (Stream<Path> files = Files.list(work)) {
                    told = files.filter(file -> file.getFileName().toString().startsWith("told-"))
                            .toList();
                }
            }
        }
        return told;
    }

    @Test
    void aRunThatGoesOnHasTheShardsWithWhichItWasBegun() throws IOException {
        Path place = folder.resolve("shards");
        stoppedWithinAStage(place);
        assertThat(ShardWork.begun(name(SMALL), place)).hasValue(2);
        assertThatThrownBy(() -> build(SMALL, place, 4, 0, -1)).isInstanceOf(BadInputException.class);
        assertThat(build(SMALL, place, 2, 0, -1).resumed()).isTrue();
        assertSame(expected(SMALL), place);
    }

    /** What a shard tells is read with its sum. */
    @Test
    void aDamagedFileOfAWaveIsToldByItsName() throws IOException {
        Path place = folder.resolve("shards");
        for (Path file : stoppedWithinAStage(place)) {
            byte[] bytes = Files.readAllBytes(file);
            bytes[bytes.length - 1] ^= 1;
            Files.write(file, bytes);
        }
        assertThatThrownBy(() -> build(SMALL, place, 2, 0, -1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("told-");
    }

    /** A folder that not all machines see whole makes no wrong table. */
    @Test
    void aMissingFileOfAWaveIsToldByItsName() throws IOException {
        Path place = folder.resolve("shards");
        Files.delete(stoppedWithinAStage(place).get(0));
        assertThatThrownBy(() -> build(SMALL, place, 2, 0, -1))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("told-");
    }
}

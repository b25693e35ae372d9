package org.zermelo.store.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.table.TableName;

/** Any number of shards gives the bytes that memory gives; here the shipments are carried by lists. */
class ShardWorkTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "tictactoe(); 1",
                "tictactoe(); 3",
                "mnk(4, 3, 3); 7",
                "tictactoe(); 66",
                "boxes(2, 2); 2",
                "sim(5); 5"
            })
    void sameBytes(String text, int shards) throws IOException {
        Game game = Notation.standard().parse(text);
        Path expected = folder.resolve("memory");
        TableBuilder.build(
                TableName.of(game),
                expected,
                OptionalInt.of(shards),
                new Budget(1 << 28, 1),
                false,
                TableBuilder.CHECKPOINTS,
                Watch.NONE);
        Path file = folder.resolve("shards");
        try (ShardWork work = new ShardWork(TableName.of(game), file, shards)) {
            for (int level = work.topLevel(); level >= 0; level--) {
                List<Shipment> moved = new ArrayList<>();
                for (int shard = 0; shard < shards; shard++) {
                    moved.addAll(work.expand(level, shard));
                }
                for (int shard = 0; shard < shards; shard++) {
                    work.receive(level, shard, to(moved, shard));
                }
            }
            for (int level = 0; level <= work.topLevel(); level++) {
                List<Shipment> answers = new ArrayList<>();
                for (int shard = 0; shard < shards; shard++) {
                    answers.addAll(work.solve(level, shard));
                }
                for (int shard = 0; shard < shards; shard++) {
                    work.keep(level, shard, to(answers, shard));
                }
                work.finish("solved", level);
            }
            for (int shard = 0; shard < shards; shard++) {
                work.merge(shard);
            }
            work.finish("merged", 0);
            assertThat(work.assemble().bytes()).isEqualTo(SameFolders.assertSame(file, expected));
        }
    }

    /** What a shard has for a level is known by name: a folder that is not whole makes no wrong table. */
    @Test
    void aMissingFileIsToldByItsName() throws IOException {
        TableName name = TableName.of(Notation.standard().parse("tictactoe()"));
        Path file = folder.resolve("table");
        try (ShardWork work = new ShardWork(name, file, 1)) {
            work.receive(9, 0, work.expand(9, 0));
            for (String missing : List.of("received-8-0-9", "listed-received-9-0")) {
                Files.delete(folder.resolve("table.work").resolve(missing));
                assertThatThrownBy(() -> work.expand(8, 0))
                        .isInstanceOf(BadInputException.class)
                        .hasMessageContaining(missing);
            }
        }
    }

    /** A second run is told so at once; a third takes up what the first has finished, in as many shards; nothing leaves nothing. */
    @Test
    void oneRunAtATimeIsAtTheWork() {
        Path file = folder.resolve("table");
        TableName name = TableName.of(Notation.standard().parse("tictactoe()"));
        new ShardWork(name, file, 3).close();
        assertThat(folder).isEmptyDirectory();
        try (ShardWork work = new ShardWork(name, file, 3)) {
            assertThatThrownBy(() -> new ShardWork(name, file, 3))
                    .isInstanceOfSatisfying(
                            BadInputException.class,
                            refused -> assertThat(refused.note().key()).isEqualTo("store.in-use"));
            work.expand(work.topLevel(), 0);
        }
        assertThat(ShardWork.begun(name, file)).hasValue(3);
        new ShardWork(name, file, 3).close();
    }

    private static List<Shipment> to(List<Shipment> shipments, int shard) {
        return shipments.stream().filter(s -> s.to() == shard).toList();
    }
}

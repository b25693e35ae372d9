package org.zermelo.store.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.TableBuilder;

/** A shelf knows the tables of its folder, and no other file. */
class TableShelfTest {

    @TempDir
    private Path folder;

    private void build(String game, String name) {
        TableBuilder.build(
                Notation.standard().parse(game), folder.resolve(name), new Budget(1 << 26, 1), false, Watch.NONE);
    }

    private static String game(StoredTable table) {
        return table.name().game();
    }

    @Test
    void tablesAreReadByName() {
        try (TableShelf shelf = TableShelf.of(folder)) {
            assertThat(shelf.names()).isEmpty();
            build("mnk(2, 2, 2)", "b.ztb");
            build("mnk(3, 2, 2)", "a.ztb");
            assertThat(shelf.names()).containsExactly("a.ztb", "b.ztb");
            assertThat(shelf.read("a.ztb", TableShelfTest::game)).isEqualTo("mnk(3, 2, 2)");
            // reading in a table while another is read
            assertThat(shelf.<String>read(
                            "b.ztb",
                            b -> shelf.read("a.ztb", a -> a.name().game())
                                    + b.name().game()))
                    .isEqualTo("mnk(3, 2, 2)mnk(2, 2, 2)");
        }
    }

    @Test
    void aTableThatIsBuiltAnewIsOpenedAnew() throws IOException {
        build("mnk(2, 2, 2)", "a.ztb");
        try (TableShelf shelf = TableShelf.of(folder)) {
            assertThat(shelf.read("a.ztb", TableShelfTest::game)).isEqualTo("mnk(2, 2, 2)");
            // while someone still reads in the old one
            assertThat(shelf.<String>read("a.ztb", old -> {
                        build("mnk(3, 3, 2)", "a.ztb");
                        String fresh = shelf.read("a.ztb", TableShelfTest::game);
                        ((TableFile) old).block(0);
                        return fresh;
                    }))
                    .isEqualTo("mnk(3, 3, 2)");
            Files.delete(folder.resolve("a.ztb"));
            assertThatThrownBy(() -> shelf.read("a.ztb", TableShelfTest::game))
                    .isInstanceOf(BadInputException.class)
                    .asString()
                    .contains("store.no-file");
            assertThatThrownBy(() -> shelf.read("a.ztb", TableShelfTest::game))
                    .asString()
                    .contains("store.no-such-table");
        }
    }

    /** More tables than stay open. */
    @Test
    void manyTables() {
        for (int i = 0; i < 40; i++) {
            build("mnk(2, " + (1 + i % 3) + ", 2)", i + ".ztb");
        }
        try (TableShelf shelf = TableShelf.of(folder)) {
            for (int i = 0; i < 120; i++) {
                assertThat(shelf.read(i % 40 + ".ztb", TableShelfTest::game))
                        .isEqualTo("mnk(2, " + (1 + i % 40 % 3) + ", 2)");
            }
        }
    }

    @Test
    void noOtherFiles() throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        build("mnk(2, 2, 2)", "a.ztb");
        Files.createDirectory(inner.resolve("dir.ztb"));
        try (TableShelf shelf = TableShelf.of(inner)) {
            for (String name : List.of(
                    "../a.ztb",
                    "a.ztb",
                    "",
                    ".",
                    "dir.ztb",
                    folder.resolve("a.ztb").toString())) {
                assertThatThrownBy(() -> shelf.read(name, TableShelfTest::game))
                        .as(name)
                        .asString()
                        .contains("store.no-such-table");
            }
        }
        assertThatThrownBy(TableShelf.NONE::names).isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> TableShelf.of(folder.resolve("none"))).isInstanceOf(BadInputException.class);
    }
}

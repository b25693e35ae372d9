package org.zermelo.store.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.zermelo.game.Rules;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.store.build.StageBuild;
import org.zermelo.store.build.TableBuilder;
import org.zermelo.store.table.DiagramFile;
import org.zermelo.store.table.StageTable;
import org.zermelo.store.table.StoredTable;
import org.zermelo.store.table.TableFile;
import org.zermelo.store.table.TableName;

/** A small table of every form is built, checked whole, and asked for every position that a play reaches. */
class WholeTablesTest {

    private static final Budget ENOUGH = new Budget(1 << 26, 2);
    private static final Budget ON_DISK = new Budget(4 << 20, 2);

    private enum Form {
        CELLS,
        ON_DISK,
        DIAGRAM,
        STAGES
    }

    @TempDir
    private Path folder;

    private StoredTable build(Game game, Form form) {
        Path place = folder.resolve(form + ".ztb");
        switch (form) {
            case CELLS -> TableBuilder.build(game, place, ENOUGH, false, Watch.NONE);
            case ON_DISK -> TableBuilder.build(game, place, ON_DISK, true, Watch.NONE);
            case DIAGRAM -> TableBuilder.buildDiagrams(TableName.ofDiagrams(game, null), place, ENOUGH, Watch.NONE);
            case STAGES -> StageBuild.build(TableName.ofStages(game, null), place, ENOUGH, Watch.NONE);
        }
        return StoredTable.open(place);
    }

    /** By the checker, which takes every entry from the moves of the rules. */
    private static void check(StoredTable table, String text) {
        if (table instanceof StageTable stages) {
            StageTableCheck.StageTableReport report = StageTableCheck.check(stages, 1, ENOUGH, Watch.NONE);
            assertThat(report.fault()).as(text).isEmpty();
            assertThat(report.stages()).isEqualTo(report.all());
            assertThat(report.entries()).isEqualTo(table.positions());
        } else if (table instanceof DiagramFile diagrams) {
            DiagramCheck.DiagramReport report = DiagramCheck.check(diagrams, ENOUGH, Watch.NONE);
            assertThat(report.fault()).as(text).isEmpty();
        } else {
            TableCheck.Report report = TableCheck.check((TableFile) table, ENOUGH, Watch.NONE);
            assertThat(report.fault()).as(text).isEmpty();
            assertThat(report.entries()).isEqualTo(table.positions());
        }
    }

    /** By values found here, of all positions that a play reaches. */
    private static <P, M> void ask(StoredTable table, Rules<P, M> rules, String text) {
        Map<P, Long> values = PlainCodes.of(rules, table.name().valueOf());
        values.forEach(
                (at, code) -> assertThat(table.at(at)).as("%s at %s", text, at).hasValue(code));
    }

    private void verify(String text, Form form) {
        Game game = Notation.standard().parse(text);
        try (StoredTable table = build(game, form)) {
            check(table, text);
            ask(table, game.rules(), text);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    CELLS   | tictactoe()
                    ON_DISK | mnk(3, 2, 3)
                    CELLS   | board(2x4; start xoxo/oxox; moves step onto other)
                    ON_DISK | board(2x4; start xoxo/oxox; moves step onto other)
                    CELLS   | board(3x3; start x.o/.../o.x; moves step any way; end line of 3)
                    ON_DISK | board(3x3; start x.o/.../o.x; moves step any way; end line of 3)
                    CELLS   | board(strip 5; pieces new x o, old X O; moves place new and then age; end line of 2 at end of move)
                    CELLS   | boxes(1, 2)
                    CELLS   | heaps(0, 0; move +2, -3, [+1, -2]; end sum >= 7; limits 0..10)
                    ON_DISK | heaps(0, 0; move +2, -3, [+1, -2]; end sum >= 7; limits 0..10)
                    DIAGRAM | board(2x4; moves place; end line of 3; stuck draws)
                    DIAGRAM | board(3x3; moves drop; end line of 3; stuck draws)
                    DIAGRAM | board(2x4; start xoxo/oxox; moves step onto other)
                    CELLS   | sowing(2x2; seeds 1 2 / 2 1; stores; moves sow, capture opposite; again store; end empty row)
                    CELLS   | sowing(2x2; seeds 2 1 / 1 1; moves sow skipping origin, capture 1 or 2 and before)
                    """)
    void everyEntryIsRight(Form form, String text) {
        verify(text, form);
    }

    /**
     * Wherever two kinds of stage meet: men are placed only, placed or moved, moved only, flown; by one player while the other does
     * something else, with as many men or more or fewer, which a mill changes. The first was wrong where the fewer men may not move yet.
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    2x4       | hand 4 each   | place, then step straight                      | mill of 3
                    2x4       | hand 3 each   | place, step any way                            | mill of 3; end fewer than 2 own loses
                    2x4       | hand 3 each   | place, then step straight, then fly with 2 own | mill of 2; end fewer than 2 own loses
                    3x3       | hand x 3, o 2 | place, then step straight                      | mill of 3; end fewer than 2 own loses
                    3x3       | hand x 1, o 3 | place, then fly                                | mill of 3
                    2x3       | hand 3 each   | place, step straight with 2 own                | mill of 2
                    2x3       | hand 2 each   | step straight, then place                      | mill of 2
                    3x3       | hand 2 each   | place, then step any way                       | end line of 3
                    strip 6   | hand 3 each   | place                                          | mill of 2; end fewer than 2 own loses
                    torus 3x3 | hand 2 each   | place, fly with 2 own                          | mill of 2; end line of 3, fewer than 2 own loses
                    """)
    void everyStageIsRight(String board, String hand, String moves, String rest) {
        verify("board(" + board + "; " + hand + "; moves " + moves + "; " + rest + ")", Form.STAGES);
    }
}

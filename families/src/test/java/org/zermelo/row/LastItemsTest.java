package org.zermelo.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.game.BadInputException;
import org.zermelo.row.take.Ends;

/** What is left, taken at once: which moves are listed, and that a move is read by each of its names. */
class LastItemsTest {

    private static final int CAP = 4;

    private static List<Row> rows(int size) {
        List<Row> rows = new ArrayList<>();
        for (Ends ends : Ends.values()) {
            for (int most = 1; most <= CAP; most++) {
                rows.add(Row.of(new long[size]).open(ends).take(most));
            }
            rows.add(Row.of(new long[size]).open(ends).take(Row.ANY));
        }
        return rows;
    }

    /** A coin row's last coin has two moves; all of a row from which several may be taken is one move, from the left. */
    @Test
    void theListIsThatOfTheTexts() {
        assertThat(listed(Row.of(0))).containsExactly("L", "R");
        assertThat(listed(Row.of(0).take(2))).containsExactly("L");
        assertThat(listed(Row.of(0).take(Row.ANY))).containsExactly("L");
        assertThat(listed(Row.of(0, 0).take(2))).containsExactly("L", "L2", "R");
        assertThat(listed(Row.of(0).open(Ends.RIGHT).take(2))).containsExactly("R");
        assertThat(listed(Row.of(0, 0).open(Ends.RIGHT).take(2))).containsExactly("R", "R2");
    }

    private static List<String> listed(Row row) {
        RowGame game = RowGame.of(row);
        return game.moves(game.start()).stream().map(Object::toString).toList();
    }

    /** In every row, alone and in a sum: what an open end can give is read as a listed move that leaves the same. */
    @Test
    void everyTakeFromAnOpenEndIsRead() {
        int others = 0;
        for (int size = 1; size <= CAP; size++) {
            for (Row row : rows(size)) {
                for (RowGame game : List.of(RowGame.of(row), RowGame.of(List.of(Row.of(1), row)))) {
                    others += everyTakeIsRead(game, row, game.rows().size() > 1 ? "2:" : "");
                }
            }
        }
        assertThat(others).as("moves under another name than the listed one").isPositive();
    }

    private static int everyTakeIsRead(RowGame game, Row row, String prefix) {
        int others = 0;
        for (String side : List.of("L", "R")) {
            for (int count = 1; count <= CAP + 1; count++) {
                String text = prefix + side + count;
                boolean open = row.ends() == Ends.BOTH || row.ends() == (side.equals("L") ? Ends.LEFT : Ends.RIGHT);
                if (!open || count > Math.min(row.most(), row.size())) {
                    assertThatThrownBy(() -> game.move(game.start(), text)).isInstanceOf(BadInputException.class);
                    continue;
                }
                var read = game.move(game.start(), text);
                assertThat(game.moves(game.start())).as("%s of %s", text, game).contains(read);
                assertThat(game.legal(game.start(), read)).isTrue();
                assertThat(read.count()).isEqualTo(count);
                if (!read.side().letter().equals(side)) {
                    assertThat(count).as("%s of %s", text, game).isEqualTo(row.size());
                    others++;
                }
            }
        }
        return others;
    }
}

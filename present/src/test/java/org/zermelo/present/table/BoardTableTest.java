package org.zermelo.present.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.BoardValues;
import org.zermelo.game.BadInputException;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;

/** Published values of small boards (Winning Ways, chapter 5; Berlekamp 1988). */
class BoardTableTest {

    private static Table table(String text, String kind) {
        BoardValues values = BoardValues.of(text, Watch.NONE).orElseThrow();
        return BoardTable.of(values, kind, Words.in(Language.of("en")));
    }

    private static List<String> row(Table table, int row) {
        return table.rows().get(row).cells().stream().map(Table.Cell::text).toList();
    }

    @Test
    void rowsAreBoardsOfOneHeight() {
        Table values = table("domineering(2..3 x 1..5)", "value");
        assertThat(values.columns()).containsExactly("1", "2", "3", "4", "5");
        assertThat(row(values, 0)).containsExactly("1", "+-1", "{2|-1/2}", "Miny(2)", "1/2");
        assertThat(row(values, 1)).containsExactly("1", "{1/2|-2}", "+-1", "-3/2", "-1");
        assertThat(row(table("domineering(4..4 x 1..5)", "temperature"), 0))
                .containsExactly("-1", "0", "-1/2", "0", "-1");
        assertThat(row(table("domineering(2..2 x 1..4)", "mean"), 0)).containsExactly("1", "0", "3/4", "0");
        assertThat(row(table("col(1..1 x 1..4)", "outcome"), 0))
                .containsExactly("whoever begins", "whoever follows", "whoever follows", "whoever follows");
    }

    @Test
    void whatNamesNoBoardsIsSaid() {
        assertThat(BoardValues.of("domineering(2x3)", Watch.NONE)).isEmpty();
        assertThat(BoardValues.of("nim(1..2 x 3..4)", Watch.NONE)).isEmpty();
        assertThatThrownBy(() -> table("domineering(3..1 x 1..2)", "value")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> table("domineering(1..9 x 1..9)", "value")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> table("domineering(1..2 x 1..2)", "pairs")).isInstanceOf(BadInputException.class);
    }
}

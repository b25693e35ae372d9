package org.zermelo.present.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.zermelo.desk.BoardValues;
import org.zermelo.desk.BoardValues.Board;
import org.zermelo.game.BadInputException;
import org.zermelo.present.words.Words;

/** The table of the boards of a game with Left and Right: rows by columns. */
public final class BoardTable {

    /** Longer values are cut in a cell. */
    private static final int LONGEST = 40;

    private static final List<String> KINDS = List.of("value", "outcome", "mean", "temperature");

    private BoardTable() {}

    /** The table of values, or of what is named of them. */
    public static Table of(BoardValues values, String kind, Words words) {
        if (!KINDS.contains(kind)) {
            throw new BadInputException("table.boards-kind", "seen", kind, "allowed", String.join(", ", KINDS));
        }
        Function<Board, String> text = switch (kind) {
            case "value" -> board -> shown(board.value().shown());
            case "mean" -> board -> board.mean().toString();
            case "temperature" -> board -> board.temperature().toString();
            default ->
                board -> words.say("table.outcome-" + board.outcome().name().toLowerCase(Locale.ROOT));
        };
        List<Table.TableRow> rows = new ArrayList<>();
        for (int k = 0; k < values.boards().size(); k++) {
            rows.add(new Table.TableRow(
                    Integer.toString(values.leastRows() + k),
                    values.boards().get(k).stream()
                            .map(board -> Table.Cell.of(text.apply(board)))
                            .toList()));
        }
        List<String> columns = IntStream.range(0, values.boards().get(0).size())
                .mapToObj(k -> Integer.toString(values.leastColumns() + k))
                .toList();
        String title =
                words.say("table.boards-title", "game", values.name(), "kind", words.say("table.boards-" + kind));
        return new Table(title, words.say("table.boards-corner"), columns, rows, List.of());
    }

    private static String shown(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }
}

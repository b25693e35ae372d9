package org.zermelo.present.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.table.Table;
import org.zermelo.present.table.Table.Cell;
import org.zermelo.present.table.Table.Mark;
import org.zermelo.present.words.Words;
import org.zermelo.row.strategy.RowMatch;
import org.zermelo.row.strategy.Tournament;
import org.zermelo.row.take.Side;

/** Who gets what: a row for the player who goes first, a column for the one who goes second. */
public final class TournamentTable {

    private static final JsonShape<RowMatch> SCORES =
            new JsonShape<RowMatch>().whole("first", RowMatch::firstTotal).whole("second", RowMatch::secondTotal);

    private static final JsonShape<RowMatch> MATCH = new JsonShape<RowMatch>()
            .text("first", RowMatch::first)
            .text("second", RowMatch::second)
            .with("scores", SCORES, match -> match)
            .with("moves", JsonType.list(JsonType.TEXT.from(Side::letter)), RowMatch::sides);

    private TournamentTable() {}

    /** The same as a document. */
    public static Map<String, @Nullable Object> json(String game, Tournament tournament) {
        return new JsonShape<Tournament>()
                .constant("schema", "zermelo/tournament/1")
                .text("game", each -> game)
                .with("matches", JsonType.list(MATCH), TournamentTable::matches)
                .json(tournament);
    }

    private static List<RowMatch> matches(Tournament tournament) {
        return Stream.of(tournament.matches(), tournament.guarantees(), tournament.repliesFirst())
                .flatMap(List::stream)
                .toList();
    }

    /** The table of all matches, best replies in the last row and the last column. */
    public static Table of(Tournament tournament, Words words) {
        List<String> names = Stream.concat(
                        tournament.guarantees().stream().map(RowMatch::first), Stream.of(RowMatch.BEST_REPLY))
                .toList();
        List<RowMatch> all = matches(tournament);
        List<Table.TableRow> rows = new ArrayList<>();
        for (String first : names) {
            List<Cell> cells = new ArrayList<>();
            for (String second : names) {
                cells.add(cell(all.stream()
                        .filter(m -> m.first().equals(first) && m.second().equals(second))
                        .findFirst()));
            }
            rows.add(new Table.TableRow(words.say("strategy." + first), cells));
        }
        List<String> columns =
                names.stream().map(name -> words.say("strategy." + name)).toList();
        return new Table(
                words.say("strategy.title"),
                words.say("strategy.corner"),
                columns,
                rows,
                List.of(words.say("strategy.note")));
    }

    private static Cell cell(Optional<RowMatch> match) {
        return match.map(m -> new Cell(
                        m.firstTotal() + " : " + m.secondTotal(),
                        m.margin() > 0 ? Mark.WIN : m.margin() < 0 ? Mark.LOSS : Mark.DRAW))
                .orElse(Cell.of(""));
    }
}

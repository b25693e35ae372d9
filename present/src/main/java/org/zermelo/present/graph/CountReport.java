package org.zermelo.present.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.count.PlyCounts;
import org.zermelo.notation.Game;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.table.Table;
import org.zermelo.present.words.Words;

/** Plays and positions by plies, as a document and as a table. */
public final class CountReport {

    /** A game and its counts. */
    public record Counted(Game game, PlyCounts counts) {}

    /** What a document holds. */
    public static final JsonShape<Counted> SHAPE = new JsonShape<Counted>("Count")
            .constant("schema", "zermelo/count/1")
            .text("game", counted -> counted.game().toString())
            .with(
                    "plays",
                    JsonType.list(JsonType.WHOLE),
                    counted -> counted.counts().plays())
            .with(
                    "positions",
                    JsonType.list(JsonType.WHOLE),
                    counted -> counted.counts().positions());

    private CountReport() {}

    /** The document, schema {@code zermelo/count/1}. */
    public static Map<String, @Nullable Object> json(Game game, PlyCounts counts) {
        return SHAPE.json(new Counted(game, counts));
    }

    /** The table. */
    public static Table table(PlyCounts counts, Words words) {
        List<Table.TableRow> rows = new ArrayList<>();
        for (int ply = 0; ply < counts.plays().size(); ply++) {
            String plays = counts.plays().get(ply).toString();
            String positions = counts.positions().get(ply).toString();
            rows.add(
                    new Table.TableRow(Integer.toString(ply), List.of(Table.Cell.of(plays), Table.Cell.of(positions))));
        }
        List<String> columns = List.of(words.say("count.plays"), words.say("count.positions"));
        return new Table("", words.say("count.plies"), columns, rows, List.of());
    }
}

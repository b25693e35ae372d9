package org.zermelo.present.line;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.zermelo.present.table.Table;
import org.zermelo.present.table.Table.Cell;
import org.zermelo.present.words.Words;
import org.zermelo.row.LineReview;
import org.zermelo.row.LineReview.Ply;
import org.zermelo.row.Row;
import org.zermelo.row.RowPosition;
import org.zermelo.row.take.Side;

/** A reviewed line as a table: a row for each turn. */
public final class LineTable {

    private static final int NUMBERS_SHOWN = 12;

    private LineTable() {}

    /**
     * The table: who moved, what they took, both scores so far, and what the move lost.
     *
     * @param sentences what else is said of the play, below the table
     */
    public static Table of(LineReview review, List<String> sentences, Words words) {
        List<Table.TableRow> rows = new ArrayList<>();
        long[] totals = new long[2];
        for (int i = 0; i < review.plies().size(); i++) {
            Ply ply = review.plies().get(i);
            totals[i & 1] += ply.gain();
            rows.add(new Table.TableRow(
                    String.valueOf(i + 1),
                    List.of(
                            Cell.of(words.say(i % 2 == 0 ? "line.first" : "line.second")),
                            Cell.of(ply.take().toString()),
                            Cell.of(numbers(review, ply)),
                            Cell.of(String.valueOf(ply.gain())),
                            Cell.of(totals[0] + " : " + totals[1]),
                            ply.loss() == 0 ? Cell.of("") : new Cell(String.valueOf(ply.loss()), Table.Mark.LOSS))));
        }
        List<String> columns = List.of(
                words.say("line.player"),
                words.say("line.move"),
                words.say("line.taken"),
                words.say("line.gain"),
                words.say("line.score"),
                words.say("line.loss"));
        return new Table(
                words.say("line.title", "turns", rows.size()),
                words.say("line.turn"),
                columns,
                rows,
                notes(review, sentences, words));
    }

    private static List<String> notes(LineReview review, List<String> sentences, Words words) {
        long[] losses = review.losses();
        List<String> notes = new ArrayList<>();
        notes.add(words.say("line.totals", "first", review.first(), "second", review.second()));
        if (losses[0] == 0 && losses[1] == 0) {
            notes.add(words.say("line.optimal"));
        } else {
            notes.add(words.say("line.losses", "first", losses[0], "second", losses[1]));
        }
        notes.addAll(sentences);
        return notes;
    }

    /** The numbers that a move takes, from left to right. */
    static long[] taken(LineReview review, Ply ply) {
        int place = Math.max(0, ply.take().row() - 1);
        Row row = review.game().rows().get(place);
        RowPosition before = ply.before();
        int from = ply.take().side() == Side.LEFT
                ? before.from(place)
                : before.to(place) - ply.take().count();
        long[] taken = new long[ply.take().count()];
        for (int i = 0; i < taken.length; i++) {
            taken[i] = row.item(from + i);
        }
        return taken;
    }

    private static String numbers(LineReview review, Ply ply) {
        long[] taken = taken(review, ply);
        String text = LongStream.of(taken)
                .limit(NUMBERS_SHOWN)
                .mapToObj(Long::toString)
                .collect(Collectors.joining(" "));
        return taken.length > NUMBERS_SHOWN ? text + " ..." : text;
    }
}

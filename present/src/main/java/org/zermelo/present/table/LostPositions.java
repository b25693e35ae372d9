package org.zermelo.present.table;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Evaluator;
import org.zermelo.desk.Texts;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.answer.Brief;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Worth;

/** The positions that come up and that the player to move loses, in the order in which they come up. */
public final class LostPositions {

    /** More are no table to read. */
    private static final int MOST_ROWS = 2000;

    private final Game game;
    private final Evaluator<?, ?> evaluator;
    private final Watch watch;

    private LostPositions(Game game, Evaluator<?, ?> evaluator, Watch watch) {
        this.game = game;
        this.evaluator = evaluator;
        this.watch = watch;
    }

    /** Those of a game; nothing is solved before they are asked for. */
    public static LostPositions of(Game game, Desk desk, Watch watch) {
        return new LostPositions(game, new Evaluator<>(desk, game.rules(), game.value(), watch), watch);
    }

    /** What is done with each. */
    private interface LostTaker {
        void take(String position, Worth worth) throws IOException;
    }

    /**
     * A table to read.
     *
     * @throws RefusedException when there are too many to read
     */
    public Table table(Words words) throws IOException {
        List<Table.TableRow> rows = new ArrayList<>();
        each(evaluator, (position, worth) -> {
            if (rows.size() == MOST_ROWS) {
                throw new RefusedException("table.too-many-lost", "limit", MOST_ROWS);
            }
            rows.add(new Table.TableRow(
                    position, List.of(new Table.Cell(WorthWords.brief(worth, words), Table.Mark.LOSS))));
        });
        return new Table(
                words.say("table.lost", "game", Brief.of(game)),
                words.say("table.position"),
                List.of(words.say("table.value")),
                rows,
                List.of(words.say("table.positions-note", "count", rows.size())));
    }

    /** Writes them as CSV, each as soon as it is found. */
    public void csv(Writer out, Words words) throws IOException {
        out.write(CsvTable.quoted(words.say("table.position")) + "," + CsvTable.quoted(words.say("table.value"))
                + "\r\n");
        each(
                evaluator,
                (position, worth) -> out.write(
                        CsvTable.quoted(position) + "," + CsvTable.quoted(WorthWords.brief(worth, words)) + "\r\n"));
    }

    private <P, M> void each(Evaluator<P, M> asked, LostTaker taker) throws IOException {
        Set<P> seen = new HashSet<>();
        Queue<P> open = new ArrayDeque<>();
        seen.add(asked.rules().start());
        open.add(asked.rules().start());
        for (P position = open.poll(); position != null; position = open.poll()) {
            watch.check();
            Worth worth = asked.ask(position, EnumSet.noneOf(Part.class)).worth();
            if (worth.sign() < 0) {
                taker.take(Texts.position(asked.rules(), position), worth);
            }
            for (M move : asked.rules().moves(position)) {
                P next = asked.rules().play(position, move);
                if (seen.add(next)) {
                    open.add(next);
                }
            }
        }
    }
}

package org.zermelo.present.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Evaluator;
import org.zermelo.desk.Texts;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.notation.Game;
import org.zermelo.phrase.WorthWords;
import org.zermelo.present.answer.Brief;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;
import org.zermelo.value.Value;
import org.zermelo.value.Worth;

/** A table of all positions that can come up, each with its value and its best moves, in the order in which they come up. */
public final class PositionTable {

    /** More positions are no table to read. */
    private static final int MOST = 2000;

    private PositionTable() {}

    /**
     * The table of a game.
     *
     * @throws RefusedException when more positions than a table can hold can come up
     */
    public static Table of(Game game, Value value, Desk desk, Words words, Watch watch) {
        return of(game, new Evaluator<>(desk, game.rules(), value, watch), words);
    }

    private static <P, M> Table of(Game game, Evaluator<P, M> evaluator, Words words) {
        List<Table.TableRow> rows = new ArrayList<>();
        Rules<P, M> rules = evaluator.rules();
        for (P position : reached(rules)) {
            Answer<M> answer = evaluator.at(position);
            String best = answer.bestMoves().stream().map(Object::toString).collect(Collectors.joining(", "));
            rows.add(new Table.TableRow(
                    Texts.position(rules, position),
                    List.of(
                            new Table.Cell(WorthWords.brief(answer.worth(), words), mark(answer.worth())),
                            Table.Cell.of(best))));
        }
        return new Table(
                words.say("table.positions", "game", Brief.of(game)),
                words.say("table.position"),
                List.of(words.say("table.value"), words.say("table.best")),
                rows,
                List.of(words.say("table.positions-note", "count", rows.size())));
    }

    private static Table.Mark mark(Worth worth) {
        if (worth instanceof Nimber || worth.sign() != 0) {
            return worth.sign() > 0 ? Table.Mark.WIN : Table.Mark.LOSS;
        }
        return Table.Mark.DRAW;
    }

    private static <P, M> Set<P> reached(Rules<P, M> rules) {
        Set<P> seen = new LinkedHashSet<>();
        Queue<P> open = new ArrayDeque<>();
        seen.add(rules.start());
        open.add(rules.start());
        while (!open.isEmpty()) {
            P position = open.remove();
            for (M move : rules.moves(position)) {
                CancelScope.check();
                P next = rules.play(position, move);
                if (seen.add(next)) {
                    open.add(next);
                }
                if (seen.size() > MOST) {
                    throw new RefusedException("table.too-many-positions", "limit", MOST);
                }
            }
        }
        return seen;
    }
}

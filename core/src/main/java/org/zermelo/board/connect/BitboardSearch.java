package org.zermelo.board.connect;

import java.util.Optional;
import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/**
 * Alpha-beta search with a transposition table on the bits of a board, for connect-k: who wins, and in how many plies, from one
 * position. Memory is bounded from the start: a table within the budget, which forgets the cheapest positions when it is full. Time
 * is exponential in the number of free cells, about 1.7 times for each; who wins takes about half of that for the plies.
 *
 * <p>See {@link ConnectSearch} for how, and the sources.
 */
public final class BitboardSearch implements Method {

    /** Nodes of an empty board of 16 cells, and how many times more of one more cell; measured on boards of 16 to 42. */
    private static final double NODES = 7e3;

    private static final double GROWTH = 1.54;
    /** How many times fewer the nodes are after one more ply. */
    private static final double SHRINKAGE = 1.75;

    /** What a node costs, in the steps of which 10^8 take a second. */
    private static final double STEPS_A_NODE = 20;

    /** Where a score takes more nodes than this, only the sign is asked of moves that are not best. */
    private static final double DEAR = 2e7;

    @Override
    public String name() {
        return "bitboard-search";
    }

    private static Optional<Connect> connect(Rules<?, ?> rules) {
        return rules.start() instanceof GridPosition position && position.game() instanceof Connect connect
                ? Optional.of(connect)
                : Optional.empty();
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        Optional<Connect> game = connect(question.rules());
        if (game.isEmpty()) {
            return Fit.no("method.bitboard-search.not-connect");
        }
        if (question.value() != Values.outcome() && question.value() != Values.winner()) {
            return Fit.no(
                    "method.bitboard-search.value", "value", question.value().name());
        }
        if (game.get().columnBoard().isEmpty()) {
            return Fit.no("method.bitboard-search.too-wide");
        }
        double nodes = nodes(game.get(), (GridPosition) question.rules().start());
        double steps = nodes * STEPS_A_NODE * (question.value() == Values.winner() ? 0.5 : 1);
        return Fit.yes(
                new Cost("O(1.7^free cells)", steps, bytes(game.get(), question)), "method.bitboard-search.fits");
    }

    private static long bytes(Connect game, Question<?, ?> question) {
        int bits = game.columnBoard().orElseThrow().bits();
        return BoundTable.bytes(bits, question.budget().bytes());
    }

    private static double nodes(Connect game, GridPosition position) {
        ColumnBoard board = game.columnBoard().orElseThrow();
        int stones = Long.bitCount(board.stones(game.columnKey(position)));
        return NODES * Math.pow(GROWTH, board.size() - 16) / Math.pow(SHRINKAGE, stones);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (fit(question) instanceof Fit.No no) {
            throw new RefusedException(no.why());
        }
        Connect game = connect(question.rules()).orElseThrow();
        ConnectSearch search = new ConnectSearch(game.columnBoard().orElseThrow(), bytes(game, question), watch);
        GridPosition start = (GridPosition) question.rules().start();
        boolean signs = question.value() == Values.winner();
        boolean all = question.asks(Part.ALL_WORTHS) || nodes(game, start) <= DEAR;
        return (Answer<M>) new ConnectAnswers(game, search, signs).answer(start, question.parts(), all, name());
    }
}

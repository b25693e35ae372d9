package org.zermelo.board.connect;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.zermelo.board.grid.ColumnBoard;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.Games;
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
 * is exponential: nearly 1.5 times for each cell that an empty board has more, and 1.75 times for each cell of one board that is
 * still free; who wins takes about half of the time for the plies.
 *
 * <p>See {@link ConnectSearch} for how, and the sources.
 */
public final class BitboardSearch implements Method {

    /** Nodes of an empty board of 16 cells, about; and how many times more an empty board with one more cell takes. */
    private static final double NODES = 2e3;

    private static final double GROWTH = 1.46;
    /** Narrow boards have fewer positions for their cells: nodes are at most so many times the square root of the keys. */
    private static final double ROOTS = 10;
    /** How many times fewer the nodes are on the same board after one more ply, when it has one free cell less. */
    private static final double SHRINKAGE = 1.75;

    /** What a node costs, in the steps of which 10^8 take a second. */
    private static final double STEPS_A_NODE = 100;

    /** More steps than these are not told apart; methods that have no bound of their memory say more, and come behind. */
    private static final double MOST_STEPS = 7e11;

    /** Where a score takes more nodes than this, only the sign is asked of moves that are not best. */
    private static final double DEAR = 4e6;

    /** Whether what one question finds is kept for the next. */
    private final boolean remembers;

    private @Nullable Connect searched;
    private @Nullable BoundTable table;

    /** A search that begins each question anew. */
    public BitboardSearch() {
        this(false);
    }

    private BitboardSearch(boolean remembers) {
        this.remembers = remembers;
    }

    @Override
    public Method remembering() {
        return new BitboardSearch(true);
    }

    @Override
    public String name() {
        return "bitboard-search";
    }

    /** The game that these rules are, from its own start or another. */
    private static Optional<Connect> connect(Rules<?, ?> rules) {
        return Games.whole(rules) instanceof Connect connect ? Optional.of(connect) : Optional.empty();
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
        double steps = Math.min(MOST_STEPS, nodes * STEPS_A_NODE * (question.value() == Values.winner() ? 0.5 : 1));
        return Fit.yes(
                new Cost("O(1.75^free cells)", steps, bytes(game.get(), question)), "method.bitboard-search.fits");
    }

    private static long bytes(Connect game, Question<?, ?> question) {
        int bits = game.columnBoard().orElseThrow().bits();
        return BoundTable.bytes(bits, question.budget().bytes());
    }

    private static double nodes(Connect game, GridPosition position) {
        ColumnBoard board = game.columnBoard().orElseThrow();
        int stones = Long.bitCount(board.stones(game.columnKey(position)));
        double empty = Math.min(NODES * Math.pow(GROWTH, board.size() - 16), ROOTS * Math.pow(2, board.bits() / 2.0));
        return empty / Math.pow(SHRINKAGE, stones);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (fit(question) instanceof Fit.No no) {
            throw new RefusedException(no.why());
        }
        Connect game = connect(question.rules()).orElseThrow();
        GridPosition start = (GridPosition) question.rules().start();
        boolean signs = question.value() == Values.winner();
        boolean all = question.asks(Part.ALL_WORTHS) || nodes(game, start) <= DEAR;
        ColumnBoard board = game.columnBoard().orElseThrow();
        BoundTable bounds = table(game, bytes(game, question));
        int threads = question.budget().threads();
        if (threads == 1) {
            ConnectSearch search = new ConnectSearch(board, bounds, 1, watch);
            return (Answer<M>) new ConnectAnswers(game, search, signs).answer(start, question.parts(), all, name());
        }
        try (SharedSearch search = new SharedSearch(board, bounds, threads, watch)) {
            return (Answer<M>) new ConnectAnswers(game, search, signs).answer(start, question.parts(), all, name());
        }
    }

    private BoundTable table(Connect game, long bytes) {
        if (remembers && table != null && game.equals(searched)) {
            return table;
        }
        BoundTable fresh = new BoundTable(game.columnBoard().orElseThrow().bits(), bytes);
        if (remembers) {
            searched = game;
            table = fresh;
        }
        return fresh;
    }
}

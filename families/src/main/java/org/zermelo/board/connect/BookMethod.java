package org.zermelo.board.connect;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.zermelo.board.grid.Connect;
import org.zermelo.board.grid.GridPosition;
import org.zermelo.game.Games;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Values;

/**
 * Looks the first plies of connect-k up in an {@link OpeningBook}: who wins, in how many plies, and every move. It tells no line of
 * play, for that leads beyond the book. Time is that of reading the book, once.
 */
public final class BookMethod implements Method {

    private final BookSource source;
    /** Books that were read, by the text of their game; they never change. */
    private final Map<String, Optional<OpeningBook>> read = new ConcurrentHashMap<>();

    /** Books from all sources that are installed. */
    public BookMethod() {
        this(game -> ServiceLoader.load(BookSource.class, BookSource.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .flatMap(source -> source.bytes(game).stream())
                .findFirst());
    }

    BookMethod(BookSource source) {
        this.source = source;
    }

    @Override
    public String name() {
        return "opening-book";
    }

    private Optional<OpeningBook> book(Connect game) {
        return read.computeIfAbsent(
                game.toString(),
                name -> game.columnBoard().isEmpty()
                        ? Optional.empty()
                        : source.bytes(game).map(bytes -> OpeningBook.read(game, bytes)));
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(Games.whole(question.rules()) instanceof Connect game)) {
            return Fit.no("method.bitboard-search.not-connect");
        }
        if (question.value() != Values.outcome() && question.value() != Values.winner()) {
            return Fit.no(
                    "method.bitboard-search.value", "value", question.value().name());
        }
        Optional<OpeningBook> book = book(game);
        if (book.isEmpty()) {
            return Fit.no("method.opening-book.none");
        }
        int plies = book.get().plies();
        GridPosition start = (GridPosition) question.rules().start();
        int seen = seen(question, book.get().score(game.columnKey(start)));
        if (!tells(book.get(), game, start, seen)) {
            return Fit.no("method.opening-book.beyond", "plies", Math.max(0, plies - seen));
        }
        return Fit.yes(new Cost("O(1)", book.get().size(), 0), "method.opening-book.fits", "plies", plies);
    }

    /** How far a question sees: moves are told by the positions after them, and why all lose by the replies. */
    private static int seen(Question<?, ?> question, OptionalInt score) {
        if (question.asks(Part.REASON)) {
            return score.orElse(0) < 0 ? 2 : 1;
        }
        return question.asks(Part.MOVES) ? 1 : 0;
    }

    /** Whether a book has a position and all that so many moves lead to. It stops where the mover wins at once. */
    private static boolean tells(OpeningBook book, Connect game, GridPosition position, int plies) {
        return book.score(game.columnKey(position)).isPresent()
                && (plies == 0
                        || game.moves(position).stream()
                                .map(move -> game.play(position, move))
                                .allMatch(after -> tells(book, game, after, plies - 1)));
    }

    @Override
    @SuppressWarnings("unchecked")
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        if (fit(question) instanceof Fit.No no) {
            throw new RefusedException(no.why());
        }
        Connect game = (Connect) Games.whole(question.rules());
        Scores scores = new Looked(book(game).orElseThrow());
        GridPosition start = (GridPosition) question.rules().start();
        boolean signs = question.value() == Values.winner();
        Set<Part> told =
                question.parts().stream().filter(part -> part != Part.LINE).collect(Collectors.toSet());
        return (Answer<M>) new ConnectAnswers(game, scores, signs).answer(start, told, true, name());
    }

    private record Looked(OpeningBook book) implements Scores {

        @Override
        public int bound(long key, int asked) {
            return book.score(key).orElseThrow();
        }

        @Override
        public long nodes() {
            return 0;
        }

        @Override
        public long remembered() {
            return book.size();
        }
    }
}

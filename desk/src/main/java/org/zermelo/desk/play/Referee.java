package org.zermelo.desk.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.zermelo.desk.Match;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Watch;

/** Lets a {@link Contender} play games against an opponent, and counts them. */
public final class Referee {

    /** After so many answers in a row that are no move a game is lost. */
    public static final int MOST_ILLEGAL = 10;

    /** A game without end is broken off after so many plies and counts as undecided. */
    public static final int MOST_PLIES = 1000;

    private final Match<?, ?> start;
    private final Opponent opponent;
    private final Terms terms;
    private final Watch watch;

    /**
     * A referee for games that begin here.
     *
     * @throws RefusedException when the opponent does not know it, or it is too large for perfect play
     */
    public Referee(Match<?, ?> start, Opponent opponent, Terms terms, Watch watch) {
        this.start = start;
        this.opponent = opponent;
        this.terms = terms;
        this.watch = watch;
        opponent.check(start, watch);
    }

    /**
     * Runs the games, until the contender leaves.
     *
     * @param ended is told of each game when it has ended, after the contender was
     * @throws RefusedException when the opponent finds a position too large
     */
    public Tally run(Contender contender, Consumer<Refereed> ended) throws InterruptedException {
        List<Refereed> games = new ArrayList<>();
        for (int number = 1; number <= terms.games(); number++) {
            Optional<Refereed> game = new Play(contender, number).run();
            if (game.isEmpty()) {
                return new Tally(games, OptionalInt.of(number));
            }
            games.add(game.get());
            contender.ended(game.get().result());
            ended.accept(game.get());
        }
        return new Tally(games, OptionalInt.empty());
    }

    /** One game. */
    private final class Play {
        private final Contender contender;
        private final int number;
        private final boolean first;
        private Match<?, ?> match = start;
        private Optional<Refereed.Forfeit> forfeit = Optional.empty();

        Play(Contender contender, int number) {
            this.contender = contender;
            this.number = number;
            this.first = number % 2 == 1;
        }

        /** Plays it to its end; empty when the contender left. */
        Optional<Refereed> run() throws InterruptedException {
            contender.begins(number, first);
            while (!match.over() && match.plies() < MOST_PLIES && forfeit.isEmpty()) {
                if (match.firstToMove() != first) {
                    match = reply(match);
                    contender.replied(match.line().get(match.plies() - 1));
                } else if (!theirs()) {
                    return Optional.empty();
                }
            }
            return Optional.of(new Refereed(number, first, match, result(), forfeit, mistakes()));
        }

        private <P, M> Match<P, M> reply(Match<P, M> now) {
            return now.play(opponent.choose(now, watch));
        }

        /** Lets the contender move, or lose by not doing so; false when it is gone. */
        private boolean theirs() throws InterruptedException {
            if (!contender.turn(match.position())) {
                return false;
            }
            long end = System.nanoTime() + (long) (terms.seconds() * 1e9);
            for (int illegal = 0; illegal < MOST_ILLEGAL; illegal++) {
                Contender.Choice choice =
                        contender.move(terms.seconds() == 0 ? 0 : Math.max(1, end - System.nanoTime()));
                if (choice instanceof Contender.Choice.Gone) {
                    return false;
                }
                if (choice instanceof Contender.Choice.Named named) {
                    try {
                        match = match.play(named.move());
                        return true;
                    } catch (BadInputException e) {
                        contender.illegal(e);
                    }
                } else {
                    forfeit = Optional.of(Refereed.Forfeit.LATE);
                    return true;
                }
            }
            forfeit = Optional.of(Refereed.Forfeit.ILLEGAL);
            return true;
        }

        private Refereed.Result result() {
            int sign = forfeit.isPresent() ? -1 : match.over() ? match.winner() * (first ? 1 : -1) : 0;
            return sign > 0 ? Refereed.Result.WIN : sign < 0 ? Refereed.Result.LOSS : Refereed.Result.TIE;
        }

        private OptionalInt mistakes() {
            try {
                return OptionalInt.of((int) Review.of(match, opponent.desk(), opponent.ask(), watch).plies().stream()
                        .filter(ply -> ply.first() == first && ply.grade() == Review.Grade.BLUNDER)
                        .count());
            } catch (RefusedException e) {
                return OptionalInt.empty();
            }
        }
    }
}

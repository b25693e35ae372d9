package org.zermelo.desk.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.zermelo.desk.Ask;
import org.zermelo.desk.CoinRowTable;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Match;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.plan.Plan;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.row.RowPosition;
import org.zermelo.row.strategy.Strategies;
import org.zermelo.row.strategy.Strategy;
import org.zermelo.row.take.Side;
import org.zermelo.row.take.Take;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;

/**
 * Chooses moves for one side. The same opponent, seed and moves so far give the same choice.
 *
 * @param player how it chooses
 * @param plies how far a limited one sees, at least 1
 * @param seed what its chances depend on
 */
public record Opponent(Desk desk, Ask ask, OpponentKind player, int plies, long seed) {

    /** How far a limited opponent may see. */
    public static final int FARTHEST = 12;

    /** Steps of a question that is answered in a moment. */
    private static final double QUICK_STEPS = 2e8;

    /** Positions that are looked at in a moment. */
    private static final double POSITIONS_SEEN = 3e5;

    public Opponent {
        if (plies < 1 || plies > FARTHEST) {
            throw new BadInputException("play.sight-out-of-range", "seen", plies, "greatest", FARTHEST);
        }
    }

    /** Whether a question was refused for the size of the game. */
    public static boolean isTooLarge(RefusedException refused) {
        return refused.note().key().startsWith("plan.");
    }

    /** The kinds of opponents that know how to play a game; {@link OpponentKind#PERFECT} may yet find it too large. */
    public static List<OpponentKind> fitting(Rules<?, ?> rules) {
        return Stream.of(OpponentKind.values())
                .filter(player -> fits(player, rules))
                .toList();
    }

    private static boolean fits(OpponentKind player, Rules<?, ?> rules) {
        return switch (player) {
            case PARITY -> CoinRowTable.row(rules).isPresent();
            case GREEDY -> rules.traits().contains(Trait.SCORING);
            case PERFECT, HARD, MEDIUM, EASY, LIMITED, RANDOM -> true;
        };
    }

    private void requireFit(Rules<?, ?> rules) {
        if (!fits(player, rules)) {
            throw new RefusedException(
                    player == OpponentKind.PARITY ? "play.parity-needs-row" : "play.greedy-needs-points",
                    "allowed",
                    fitting(rules).stream().map(OpponentKind::code).toList());
        }
    }

    /** The same with another way to choose. */
    public Opponent as(OpponentKind other) {
        return new Opponent(desk, ask, other, plies, seed);
    }

    /**
     * Makes sure that this opponent knows the game, and, if it plays perfectly, that the game is not too large for that.
     *
     * @throws RefusedException when it is not so
     */
    public void check(Match<?, ?> match, Watch watch) {
        requireFit(match.rules());
        if (player == OpponentKind.PERFECT && !match.over()) {
            try {
                desk.survey(match.rest(), ask.withParts(Set.of(Part.MOVES)), watch)
                        .best();
            } catch (RefusedException e) {
                throw isTooLarge(e) ? new RefusedException("play.too-large") : e;
            }
        }
    }

    /**
     * The move for the side that is to move.
     *
     * @param match a game that is not over
     * @throws RefusedException when this player does not know the game, or the game is too large for it
     */
    public <P, M> M choose(Match<P, M> match, Watch watch) {
        requireFit(match.rules());
        List<M> options = match.options();
        if (options.size() == 1) {
            return options.get(0);
        }
        Random chance = new Random(seed * 1_000_003 + match.plies());
        return switch (player) {
            case PERFECT -> perfect(match, watch);
            case HARD -> level(match, 8, 1, chance, watch);
            case MEDIUM -> level(match, 5, 2, chance, watch);
            case EASY ->
                chance.nextBoolean() ? options.get(chance.nextInt(options.size())) : lookahead(match, 1, chance, watch);
            case GREEDY ->
                CoinRowTable.row(match.rules()).isPresent()
                        ? strategic(match, Strategies.greedy())
                        : lookahead(match, 1, chance, watch);
            case LIMITED -> lookahead(match, plies, chance, watch);
            case RANDOM -> options.get(chance.nextInt(options.size()));
            case PARITY -> strategic(match, Strategies.parity());
        };
    }

    /**
     * Whether perfect play is found in a moment: few steps are known to be enough at the start of a game. Where nobody knows how
     * many are needed, it is not.
     */
    public static boolean isQuick(Desk desk, Game game, Ask ask) {
        try {
            return desk.plan(game, ask.withParts(Set.of(Part.MOVES))).entries().stream()
                    .map(Plan.Entry::fit)
                    .filter(Fit.Yes.class::isInstance)
                    .map(Fit.Yes.class::cast)
                    .findFirst()
                    .filter(yes -> yes.cost().steps() <= QUICK_STEPS)
                    .isPresent();
        } catch (RefusedException e) {
            return false;
        }
    }

    /** A strong move, but for so many of so many on average, which see only the reply. */
    private <P, M> M level(Match<P, M> match, int of, int slips, Random chance, Watch watch) {
        int sight = sight(match.options().size());
        if (chance.nextInt(of) < slips) {
            return lookahead(match, Math.min(2, sight), chance, watch);
        }
        return isQuick(desk, match.game(), ask) ? perfect(match, watch) : lookahead(match, sight, chance, watch);
    }

    /** How far one sees who looks at no more positions than are looked at in a moment, where each has so many options; at least 1 ply. */
    private static int sight(int options) {
        int plies = 1;
        for (double seen = Math.pow(options, 2); seen <= POSITIONS_SEEN && plies < FARTHEST; seen *= options) {
            plies++;
        }
        return plies;
    }

    /** The best move; where all lose, one that loses as late as possible, for that is the hardest to refute. */
    private <P, M> M perfect(Match<P, M> match, Watch watch) {
        Answer<?> answer =
                desk.solve(match, ask.withParts(Set.of(Part.MOVES)), watch).answer();
        boolean lost = answer.worth().sign() < 0;
        if (answer.moves().isEmpty() && lost) {
            // more moves than are listed: all are alike, and only the outermost are looked at
            List<M> options = match.options();
            return longest(match, List.of(options.get(0), options.get(options.size() - 1)), watch);
        }
        if (answer.moves().isEmpty()) {
            throw new RefusedException("play.no-moves-known", "method", answer.method());
        }
        if (lost && !match.scoring() && !(answer.worth() instanceof Outcome)) {
            Map<String, M> named = new HashMap<>();
            match.options().forEach(move -> named.put(move.toString(), move));
            return longest(
                    match,
                    answer.moves().stream()
                            .map(each ->
                                    Objects.requireNonNull(named.get(each.move().toString())))
                            .toList(),
                    watch);
        }
        return match.move(answer.moves().get(0).move().toString());
    }

    /** Of moves that are alike lost, the last of those that leave the most moves: there is the most room for a slip. */
    private static <P, M> M longest(Match<P, M> match, List<M> options, Watch watch) {
        M chosen = options.get(0);
        int most = -1;
        for (M move : options) {
            watch.check();
            int left = match.play(move).options().size();
            if (left >= most) {
                most = left;
                chosen = move;
            }
        }
        return chosen;
    }

    private <P, M> M lookahead(Match<P, M> match, int sight, Random chance, Watch watch) {
        Lookahead<P, M> eyes = new Lookahead<>(match.rules(), match.game().convention(), watch);
        List<M> best = new ArrayList<>();
        long most = Long.MIN_VALUE;
        for (M move : match.options()) {
            long seen = eyes.along(match.position(), move, sight);
            if (seen > most) {
                most = seen;
                best.clear();
            }
            if (seen == most) {
                best.add(move);
            }
        }
        return best.get(chance.nextInt(best.size()));
    }

    /** As a strategy of the coin row has planned it when it first was to move. */
    private static <P, M> M strategic(Match<P, M> match, Strategy strategy) {
        Row row = ((RowGame) match.rules()).rows().get(0);
        RowPosition begun = (RowPosition) (Object) match.position(match.firstToMove() ? 0 : 1);
        RowPosition now = (RowPosition) (Object) match.position();
        Side side = strategy.plan(row.items(), begun.from(0), begun.to(0)).choose(now.from(0), now.to(0));
        return match.move(Take.one(side).toString());
    }
}

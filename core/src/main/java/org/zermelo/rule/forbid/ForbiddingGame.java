package org.zermelo.rule.forbid;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/**
 * Rules under which the opponent may forbid some positions before each move, and the reference for their laws. So that turns alternate, a
 * move takes three plies: the player who is to move asks, the opponent forbids, the player moves to a position that is not forbidden.
 * What was forbidden is forgotten then.
 */
public final class ForbiddingGame implements Rules<ForbiddingGame.Moment, ForbiddingGame.Deed> {

    /** Sets of forbidden positions that are listed. */
    private static final int MOST_SETS = 100_000;

    private final Ruleset rules;
    private final RuleGame free;

    /**
     * The game of rules without open parameters.
     *
     * @throws org.zermelo.game.BadInputException when a parameter is open, or the start lies outside of a variable's range
     */
    public ForbiddingGame(Ruleset rules) {
        this.rules = rules;
        this.free = new RuleGame(rules.forbidding(0));
    }

    /** What comes next. */
    public enum Phase {
        /** The player to move asks what is forbidden. */
        ASK,
        /** The opponent forbids. */
        FORBID,
        /** The player moves. */
        MOVE
    }

    /**
     * A position of the game.
     *
     * @param position what the heaps hold
     * @param forbidden where the player may not move to, in the phase of moves
     */
    public record Moment(RulePosition position, Phase phase, List<RulePosition> forbidden) {

        public Moment {
            forbidden = List.copyOf(forbidden);
        }

        @Override
        public String toString() {
            return switch (phase) {
                case ASK -> position.toString();
                case FORBID -> position + "?";
                case MOVE -> position + " without " + list(forbidden);
            };
        }
    }

    /**
     * What is done in a ply.
     *
     * @param move the move of the rules; null where the player asks or the opponent forbids
     * @param forbidden what the opponent forbids
     */
    public record Deed(Phase phase, @Nullable RuleMove move, List<RulePosition> forbidden) {

        /** The player to move asks. */
        public static final Deed ASKS = new Deed(Phase.ASK, null, List.of());

        public Deed {
            forbidden = List.copyOf(forbidden);
        }

        @Override
        public String toString() {
            return move != null ? move.text() : phase == Phase.ASK ? "?" : "without " + list(forbidden);
        }
    }

    private static String list(List<RulePosition> positions) {
        return positions.isEmpty()
                ? "-"
                : positions.stream().map(RulePosition::toString).collect(Collectors.joining(", "));
    }

    /** The rules. */
    public Ruleset ruleset() {
        return rules;
    }

    @Override
    public Moment start() {
        return new Moment(free.start(), Phase.ASK, List.of());
    }

    @Override
    public List<Deed> moves(Moment moment) {
        List<RuleMove> moves = free.moves(moment.position);
        if (moves.isEmpty()) {
            return List.of();
        }
        return switch (moment.phase) {
            case ASK -> List.of(Deed.ASKS);
            case FORBID ->
                sets(moves.stream()
                        .map(move -> free.play(moment.position, move))
                        .distinct()
                        .toList());
            case MOVE ->
                moves.stream()
                        .filter(move -> !moment.forbidden.contains(free.play(moment.position, move)))
                        .map(move -> new Deed(Phase.MOVE, move, List.of()))
                        .toList();
        };
    }

    /** All sets of so many options at most. */
    private List<Deed> sets(List<RulePosition> options) {
        List<List<RulePosition>> sets = new ArrayList<>(List.of(List.of()));
        for (RulePosition option : options) {
            for (int i = sets.size() - 1; i >= 0; i--) {
                if (sets.get(i).size() < rules.forbidden()) {
                    List<RulePosition> more = new ArrayList<>(sets.get(i));
                    more.add(option);
                    sets.add(more);
                }
            }
            if (sets.size() > MOST_SETS) {
                throw new RefusedException("rule.too-many-moves", "position", options, "allowed", MOST_SETS);
            }
        }
        return sets.stream().map(set -> new Deed(Phase.FORBID, null, set)).toList();
    }

    @Override
    public Moment play(Moment moment, Deed deed) {
        return switch (moment.phase) {
            case ASK -> new Moment(moment.position, Phase.FORBID, List.of());
            case FORBID -> new Moment(moment.position, Phase.MOVE, deed.forbidden);
            case MOVE ->
                new Moment(
                        deed.move == null ? moment.position : free.play(moment.position, deed.move),
                        Phase.ASK,
                        List.of());
        };
    }

    @Override
    public Ending ending(Moment moment) {
        return moment.phase == Phase.MOVE ? rules.stuck() : free.ending(moment.position);
    }

    @Override
    public Set<Trait> traits() {
        return free.traits().contains(Trait.ACYCLIC) ? EnumSet.of(Trait.ACYCLIC) : Set.of();
    }

    @Override
    public String toString() {
        return rules.text();
    }
}

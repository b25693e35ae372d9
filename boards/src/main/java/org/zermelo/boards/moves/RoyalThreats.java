package org.zermelo.boards.moves;

import java.util.Arrays;
import java.util.Optional;
import org.zermelo.boards.model.BoardCells;
import org.zermelo.boards.model.Customs;
import org.zermelo.boards.model.Manner;
import org.zermelo.boards.model.PieceKinds;
import org.zermelo.boards.moves.ClauseCode.Verb;
import org.zermelo.game.Player;

/** Whether a royal piece could be taken, found on sets of cells, where pieces take by going onto each other, as in chess. */
public final class RoyalThreats {

    private final ComposedMoves moves;
    /** For each player the value of a royal piece. */
    private final int[] royal = new int[2];
    /** For each player the clauses by which a royal piece of the other's may be taken. */
    private final ClauseCode[][] taking = new ClauseCode[2][];

    private RoyalThreats(ComposedMoves moves) {
        this.moves = moves;
        for (Player player : Player.values()) {
            int p = player.ordinal();
            royal[p] = royal(moves, player);
            taking[p] = Arrays.stream(moves.clauses[p])
                    .filter(clause -> mayTake(clause, royal(moves, player.other())))
                    .toArray(ClauseCode[]::new);
        }
    }

    /** The threats of rules; empty where royal pieces may be taken in other ways, or there are none. */
    public static Optional<RoyalThreats> of(ComposedMoves moves) {
        boolean known = moves.customs.hasRoyal()
                && moves.customs.mill() == Customs.NOTHING
                && !moves.rules.remembers()
                && Arrays.stream(Player.values())
                        .allMatch(player -> Arrays.stream(moves.clauses[player.ordinal()])
                                .allMatch(clause -> fits(clause, royal(moves, player.other()))));
        return known ? Optional.of(new RoyalThreats(moves)) : Optional.empty();
    }

    /** The value of a player's royal piece. */
    private static int royal(ComposedMoves moves, Player player) {
        return PieceKinds.value(moves.customs.royal(), player);
    }

    /** Whether it is known how a clause takes a royal piece, or that it takes none. */
    private static boolean fits(ClauseCode clause, int royal) {
        Manner manner = clause.manner;
        boolean beside = manner.taking().closing() != Manner.Closing.NONE
                || manner.taking().another();
        boolean plain = clause.next == null
                && !manner.where().besideOther()
                && manner.noLine() == Manner.ALWAYS
                && manner.atMost() == Manner.ALWAYS
                && !clause.afterHand;
        boolean known = switch (clause.verb) {
            case STEP, SLIDE -> plain || !mayTake(clause, royal);
            case JUMP -> !clause.capturing && (clause.lands >>> royal & 1) == 0;
            case COVER -> (clause.others >>> royal & 1) == 0;
            case PLACE, DROP, FLY, LEAVE, SHOOT, PASS -> true;
            case PUSH, SWEEP -> false;
        };
        boolean takesLater = clause.next != null && (!fits(clause.next, royal) || mayTake(clause.next, royal));
        return known && !beside && !takesLater;
    }

    private static boolean mayTake(ClauseCode clause, int royal) {
        return (clause.verb == Verb.STEP || clause.verb == Verb.SLIDE) && (clause.others >>> royal & 1) != 0;
    }

    /**
     * Whether the other could take a royal piece of a player's.
     *
     * @param standing for each value the cells on which it stands
     */
    public boolean inCheck(long[] standing, int player) {
        long targets = standing[royal[player]];
        for (int c = 0; targets != 0 && c < taking[1 - player].length; c++) {
            if (takes(taking[1 - player][c], standing, targets)) {
                return true;
            }
        }
        return false;
    }

    private boolean takes(ClauseCode clause, long[] standing, long targets) {
        long begins = BoardCells.union(standing, clause.begins);
        long wanted = targets & clause.manner.where().to().low();
        for (long left = begins & clause.manner.where().from().low(); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            for (int ray : clause.rays) {
                int to = clause.verb == Verb.SLIDE ? moves.end(ray, from, standing[0]) : moves.next[ray][from];
                if (to >= 0 && (wanted >>> to & 1) != 0) {
                    return true;
                }
            }
        }
        return false;
    }
}

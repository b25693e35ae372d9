package org.zermelo.boards.sowing;

import java.util.List;
import java.util.Set;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Player;

/**
 * Declared rules of a sowing game on two rows of pits. Pits are numbered as seeds go round: Left's from his left to his right, then
 * Right's, which lie opposite in the reverse order. Who moves takes all seeds of an own pit and sows them one by one into the next
 * pits.
 *
 * @param body the clauses in the notation
 * @param columns the pits of a row, 1 to {@value #MOST_COLUMNS}
 * @param seeds the seeds of each pit at the start, at most {@value #MOST_SEEDS} in all
 * @param first who begins
 * @param waits whether he can only let the other have his other turn
 * @param stores whether each player has a store behind his row that he sows into and the other passes over
 * @param skipsOrigin whether the pit that was emptied is passed over
 * @param counts a last seed that makes such a count in a pit of the other's takes the seeds of this pit; empty: none does
 * @param before whether the pits before it that have such a count are taken, too, as long as they are the other's
 * @param opposite whether a last seed in an empty own pit takes the seeds opposite, if there are any, and itself
 * @param feeds whether a player must make a move that leaves the other a seed where the other had none
 * @param all what comes of a move by which counts would take all seeds of the other's
 * @param again whether a last seed in the own store gives another turn
 * @param endsEmpty whether the play ends as soon as either row is empty; else only where the player to move has no move
 * @param shared whether the seeds that are left at the end count for nobody; else each takes those of his row
 */
public record SowingRules(
        String body,
        int columns,
        List<Integer> seeds,
        Player first,
        boolean waits,
        boolean stores,
        boolean skipsOrigin,
        Set<Integer> counts,
        boolean before,
        boolean opposite,
        boolean feeds,
        TakesAll all,
        boolean again,
        boolean endsEmpty,
        boolean shared) {

    /** The most pits of a row. */
    public static final int MOST_COLUMNS = 12;

    /** The most seeds of a game. */
    public static final int MOST_SEEDS = 200;

    /** What comes of a move by which counts would take all seeds of the other's. */
    public enum TakesAll {
        /** It takes them. */
        TAKEN,
        /** It is made, and takes nothing. */
        SPARED,
        /** It is no move. */
        FORBIDDEN
    }

    public SowingRules {
        seeds = List.copyOf(seeds);
        counts = Set.copyOf(counts);
        long sum = seeds.stream().mapToLong(Integer::longValue).sum();
        boolean fits = columns >= 1 && columns <= MOST_COLUMNS && seeds.size() == 2 * columns;
        if (!fits || seeds.stream().anyMatch(count -> count < 0) || sum > MOST_SEEDS) {
            throw new BadInputException("sowing.seeds", "seen", sum, "most", MOST_SEEDS);
        }
    }

    /** The same rules from another start. */
    public SowingRules from(SowingPosition start, Player mover) {
        return new SowingRules(
                body,
                columns,
                start.seeds(),
                mover,
                start.waits(),
                stores,
                skipsOrigin,
                counts,
                before,
                opposite,
                feeds,
                all,
                again,
                endsEmpty,
                shared);
    }

    /** The number of pits. */
    public int pits() {
        return 2 * columns;
    }

    /** All seeds at the start. */
    public int total() {
        return seeds.stream().mapToInt(Integer::intValue).sum();
    }

    /** Who owns a pit. */
    public Player owner(int pit) {
        return pit < columns ? Player.LEFT : Player.RIGHT;
    }

    /** The row of a pit as it is drawn, from the top. */
    public int row(int pit) {
        return pit < columns ? 1 : 0;
    }

    /** The column of a pit as it is drawn. */
    public int column(int pit) {
        return pit < columns ? pit : pits() - 1 - pit;
    }

    /** The pit at a place as it is drawn. */
    public int pit(int row, int column) {
        return row == 1 ? column : pits() - 1 - column;
    }

    /** A pit by its column and row: {@code a1} is the one at the top left. */
    public String name(int pit) {
        return (char) ('a' + column(pit)) + (row(pit) == 0 ? "1" : "2");
    }

    /** Seeds as they are drawn, Right's row first. */
    public String drawn(List<Integer> counts) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < 2; row++) {
            text.append(row == 0 ? "" : "/");
            for (int column = 0; column < columns; column++) {
                text.append(column == 0 ? "" : ",").append(counts.get(pit(row, column)));
            }
        }
        return text.toString();
    }

    /**
     * Whether no play comes back. With a store behind each row, seeds go along the row towards the own store, and none passes it
     * without one staying there: so every move takes a seed off the pits, or moves seeds on.
     */
    public boolean acyclic() {
        return stores;
    }

    /** The rules in the notation. */
    @Override
    public String toString() {
        boolean even = seeds.stream().distinct().count() == 1;
        String start =
                even ? seeds.get(0).toString() : drawn(seeds).replace(",", " ").replace("/", " / ");
        String begins = (first == Player.LEFT ? "; first x" : "; first o") + (waits ? " passes" : "");
        boolean usual = first == Player.LEFT && !waits;
        return "sowing(2x" + columns + "; seeds " + start + "; " + body + (usual ? "" : begins) + ")";
    }
}

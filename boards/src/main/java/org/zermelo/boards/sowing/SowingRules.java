package org.zermelo.boards.sowing;

import java.util.List;
import java.util.Set;
import org.zermelo.game.AtTurn;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Player;

/**
 * Declared rules of a sowing game on two rows of pits. Pits are numbered as seeds go round: Left's from his left to his right, then
 * Right's, which lie opposite in the reverse order. Who moves takes all seeds of an own pit and sows them one by one into the next
 * pits.
 *
 * @param body the clauses in the notation
 * @param columns the pits of a row, 1 to {@value #MOST_COLUMNS}
 * @param begin the position at the start, with at most {@value #MOST_SEEDS} seeds in all, and who begins
 * @param stores whether each player has a store behind his row that he sows into and the other passes over
 * @param skipsOrigin whether the pit that was emptied is passed over
 * @param captures what a last seed takes
 * @param feeds whether a player must make a move that leaves the other a seed where the other had none
 * @param again whether a last seed in the own store gives another turn
 * @param endsEmpty whether the play ends as soon as either row is empty; else only where the player to move has no move
 * @param shared whether the seeds that are left at the end count for nobody; else each takes those of his row
 */
public record SowingRules(
        String body,
        int columns,
        AtTurn<SowingPosition> begin,
        boolean stores,
        boolean skipsOrigin,
        SeedCaptures captures,
        boolean feeds,
        boolean again,
        boolean endsEmpty,
        boolean shared) {

    /** The most pits of a row. */
    public static final int MOST_COLUMNS = 12;

    /** The most seeds of a game. */
    public static final int MOST_SEEDS = 200;

    /**
     * What a last seed takes.
     *
     * @param counts one that makes such a count in a pit of the other's takes the seeds of this pit; empty: none does
     * @param before whether the pits before it that have such a count are taken, too, as long as they are the other's
     * @param opposite whether one in an empty own pit takes the seeds opposite, if there are any, and itself
     * @param all what comes of a move by which counts would take all seeds of the other's
     */
    public record SeedCaptures(Set<Integer> counts, boolean before, boolean opposite, TakesAll all) {
        public SeedCaptures {
            counts = Set.copyOf(counts);
        }
    }

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
        List<Integer> seeds = begin.position().seeds();
        long sum = seeds.stream().mapToLong(Integer::longValue).sum();
        boolean fits = columns >= 1 && columns <= MOST_COLUMNS && seeds.size() == 2 * columns;
        if (!fits || seeds.stream().anyMatch(count -> count < 0) || sum > MOST_SEEDS) {
            throw new BadInputException("sowing.seeds", "seen", sum, "most", MOST_SEEDS);
        }
    }

    /** The same rules from another start. */
    public SowingRules from(AtTurn<SowingPosition> start) {
        return new SowingRules(body, columns, start, stores, skipsOrigin, captures, feeds, again, endsEmpty, shared);
    }

    /** The seeds of each pit at the start. */
    public List<Integer> seeds() {
        return begin.position().seeds();
    }

    /** Who begins. */
    public Player first() {
        return begin.mover();
    }

    /** Whether who begins can only let the other have his other turn. */
    public boolean waits() {
        return begin.position().waits();
    }

    /** The number of pits. */
    public int pits() {
        return 2 * columns;
    }

    /** All seeds at the start. */
    public int total() {
        return begin.position().total();
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
        boolean even = seeds().stream().distinct().count() == 1;
        String start = even
                ? seeds().get(0).toString()
                : drawn(seeds()).replace(",", " ").replace("/", " / ");
        String begins = (first() == Player.LEFT ? "; first x" : "; first o") + (waits() ? " passes" : "");
        boolean usual = first() == Player.LEFT && !waits();
        return "sowing(2x" + columns + "; seeds " + start + "; " + body + (usual ? "" : begins) + ")";
    }
}

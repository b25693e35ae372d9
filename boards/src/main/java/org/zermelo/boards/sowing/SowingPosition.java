package org.zermelo.boards.sowing;

import java.util.List;

/**
 * The seeds of each pit, numbered as in {@link SowingRules}. What was taken is no part of a position: it does not change what may
 * be played.
 *
 * @param waits whether the player to move can only let the other have his other turn
 */
public record SowingPosition(List<Integer> seeds, boolean waits) {

    public SowingPosition {
        seeds = List.copyOf(seeds);
    }

    /** The seeds on the board. */
    public int total() {
        return seeds.stream().mapToInt(Integer::intValue).sum();
    }
}

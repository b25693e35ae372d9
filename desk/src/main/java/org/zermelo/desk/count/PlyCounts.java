package org.zermelo.desk.count;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.solve.Watch;

/**
 * What is played in so many plies from the start, counted without solving: chess players call it perft. A play that ended earlier
 * counts at its own length only; positions are not joined by symmetry.
 *
 * @param plays for each number of plies, from 0, the move sequences of exactly so many
 * @param positions for each the distinct positions after them, with the mover and whatever else the rules remember
 */
public record PlyCounts(List<Long> plays, List<Long> positions) {

    /** The plies that may be asked for. */
    public static final int MOST_PLIES = 1_000;

    /** Positions of one ply that a process of its own may hold at once; about a gigabyte. */
    public static final int MOST = 5_000_000;

    public PlyCounts {
        plays = List.copyOf(plays);
        positions = List.copyOf(positions);
    }

    /**
     * The counts up to some plies; fewer when every play ends before. O(positions x options).
     *
     * @param most positions of one ply that may be held at once, some 200 bytes each
     * @throws RefusedException when a ply has more positions, or more plays than a {@code long} holds
     */
    public static <P, M> PlyCounts of(Rules<P, M> rules, int plies, int most, Watch watch) {
        List<Long> plays = new ArrayList<>();
        List<Long> positions = new ArrayList<>();
        Map<P, Long> wave = new HashMap<>(Map.of(rules.start(), 1L));
        while (!wave.isEmpty()) {
            try {
                plays.add(wave.values().stream().reduce(0L, Math::addExact));
                positions.add((long) wave.size());
                if (plays.size() > plies) {
                    break;
                }
                watch.progress(plays.size(), plies + 1L);
                wave = next(rules, wave, plays.size(), most, watch);
            } catch (ArithmeticException e) {
                throw new RefusedException("count.too-many-plays", "plies", plays.size());
            }
        }
        return new PlyCounts(plays, positions);
    }

    private static <P, M> Map<P, Long> next(Rules<P, M> rules, Map<P, Long> wave, int ply, int most, Watch watch) {
        Map<P, Long> next = new HashMap<>();
        for (Map.Entry<P, Long> entry : wave.entrySet()) {
            watch.check();
            for (M move : rules.moves(entry.getKey())) {
                next.merge(rules.play(entry.getKey(), move), entry.getValue(), Math::addExact);
            }
            if (next.size() > most) {
                throw new RefusedException("count.too-many-positions", "plies", ply, "most", most);
            }
        }
        return next;
    }
}

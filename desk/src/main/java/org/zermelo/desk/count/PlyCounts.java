package org.zermelo.desk.count;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Wide;
import org.zermelo.game.WideRules;
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
        return rules instanceof Wide<?> wide
                ? of(new WideWave(wide.wide(), most), plies, watch)
                : of(new ObjectWave<>(rules, most), plies, watch);
    }

    private static PlyCounts of(Wave wave, int plies, Watch watch) {
        List<Long> plays = new ArrayList<>();
        List<Long> positions = new ArrayList<>();
        while (wave.positions() > 0) {
            try {
                plays.add(wave.plays());
                positions.add(wave.positions());
                if (plays.size() > plies) {
                    break;
                }
                watch.progress(plays.size(), plies + 1L);
                wave.go(plays.size(), watch);
            } catch (ArithmeticException e) {
                throw new RefusedException("count.too-many-plays", "plies", plays.size());
            }
        }
        return new PlyCounts(plays, positions);
    }

    /** The positions of one ply. */
    private interface Wave {
        long positions();

        long plays();

        /** Goes on to those of the next. */
        void go(int ply, Watch watch);
    }

    private static void check(long positions, int ply, int most) {
        if (positions > most) {
            throw new RefusedException("count.too-many-positions", "plies", ply, "most", most);
        }
    }

    /** Positions as several numbers. */
    private static final class WideWave implements Wave {
        private final WideRules rules;
        private final int most;
        private PositionTally tally;

        WideWave(WideRules rules, int most) {
            this.rules = rules;
            this.most = most;
            this.tally = new PositionTally(rules.width());
            tally.add(rules.start(), 0, 1);
        }

        @Override
        public long positions() {
            return tally.size();
        }

        @Override
        public long plays() {
            return tally.plays();
        }

        @Override
        public void go(int ply, Watch watch) {
            int width = rules.width();
            PositionTally next = new PositionTally(width);
            long[] entries = tally.entries();
            for (int at = 0; at < entries.length; at += width + 1) {
                int count = entries[at + width] == 0 ? 0 : rules.options(entries, at);
                for (int i = 0; i < count; i++) {
                    next.add(rules.found(), i * width, entries[at + width]);
                }
                if (count > 0) {
                    watch.check();
                    check(next.size(), ply, most);
                }
            }
            tally = next;
        }
    }

    /** Positions as objects. */
    private static final class ObjectWave<P, M> implements Wave {
        private final Rules<P, M> rules;
        private final int most;
        private Map<P, Long> wave;

        ObjectWave(Rules<P, M> rules, int most) {
            this.rules = rules;
            this.most = most;
            this.wave = Map.of(rules.start(), 1L);
        }

        @Override
        public long positions() {
            return wave.size();
        }

        @Override
        public long plays() {
            return wave.values().stream().reduce(0L, Math::addExact);
        }

        @Override
        public void go(int ply, Watch watch) {
            Map<P, Long> next = new HashMap<>();
            for (Map.Entry<P, Long> entry : wave.entrySet()) {
                watch.check();
                for (M move : rules.moves(entry.getKey())) {
                    next.merge(rules.play(entry.getKey(), move), entry.getValue(), Math::addExact);
                }
                check(next.size(), ply, most);
            }
            wave = next;
        }
    }
}

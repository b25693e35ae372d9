package org.zermelo.partizan.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.Player;
import org.zermelo.partizan.play.DecomposingRules;

/**
 * Clobber on a strip of any length, for boards that no word holds. A position is a text of {@code x}, {@code o} and cells without a stone.
 *
 * @param start the first position
 */
public record ClobberStrip(String start) implements DecomposingRules<String, ClobberStrip.Capture> {

    /** Cells of the longest strip that is read. */
    static final int MOST_CELLS = 1_200;

    private static final char EMPTY = '.';

    /**
     * A stone takes its neighbour.
     *
     * @param from the cell of the stone, from 0
     * @param to the cell of the one that is taken
     */
    public record Capture(int from, int to) {
        /** Cells are counted from 1: letters would not do for so many. */
        @Override
        public String toString() {
            return (from + 1) + "x" + (to + 1);
        }
    }

    private static char sign(Player player) {
        return player == Player.LEFT ? 'x' : 'o';
    }

    @Override
    public List<Capture> moves(String cells, Player mover) {
        List<Capture> moves = new ArrayList<>();
        for (int from = 0; from < cells.length(); from++) {
            for (int to = from - 1; to <= from + 1; to += 2) {
                if (to >= 0
                        && to < cells.length()
                        && cells.charAt(from) == sign(mover)
                        && cells.charAt(to) == sign(mover.other())) {
                    moves.add(new Capture(from, to));
                }
            }
        }
        return moves;
    }

    @Override
    public String play(String cells, Player mover, Capture move) {
        StringBuilder after = new StringBuilder(cells);
        after.setCharAt(move.from(), EMPTY);
        after.setCharAt(move.to(), sign(mover));
        return after.toString();
    }

    /** The runs of stones of both colours, each from the end from which it comes first in the alphabet. */
    @Override
    public List<String> parts(String cells) {
        List<String> parts = new ArrayList<>();
        for (String run : cells.split("[^xo]")) {
            if (run.indexOf('x') >= 0 && run.indexOf('o') >= 0) {
                parts.add(least(run));
            }
        }
        return parts;
    }

    private static String least(String run) {
        String reversed = new StringBuilder(run).reverse().toString();
        return run.compareTo(reversed) <= 0 ? run : reversed;
    }

    /** The colours exchanged. */
    @Override
    public String opposite(String run) {
        String other = least(run.replace('x', '-').replace('o', 'x').replace('-', 'o'));
        return other.equals(run) ? run : other;
    }

    @Override
    public long level(String run) {
        return run.length();
    }

    @Override
    public Optional<DecomposingRules<String, Capture>> from(String position) {
        return Optional.of(new ClobberStrip(position));
    }

    /** The strip as it is read, as a pattern that is repeated where it is one. */
    @Override
    public String toString() {
        for (int length = 1; 2 * length <= start.length(); length++) {
            String pattern = start.substring(0, length);
            if (start.length() % length == 0 && start.equals(pattern.repeat(start.length() / length))) {
                return "clobber(" + pattern + " * " + start.length() / length + ")";
            }
        }
        return "clobber(" + start + ")";
    }
}

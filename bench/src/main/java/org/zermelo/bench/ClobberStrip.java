package org.zermelo.bench;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;

/** Clobber on a strip of any length, written for itself: a position is a text of {@code x}, {@code o} and empty cells. */
record ClobberStrip(String start) implements PartizanRules<String, String> {

    private static final char EMPTY = '.';

    private static char sign(Player player) {
        return player == Player.LEFT ? 'x' : 'o';
    }

    /** What each move leads to is the move. */
    @Override
    public List<String> moves(String cells, Player mover) {
        List<String> moves = new ArrayList<>();
        for (int from = 0; from < cells.length(); from++) {
            for (int to = from - 1; to <= from + 1; to += 2) {
                if (to >= 0
                        && to < cells.length()
                        && cells.charAt(from) == sign(mover)
                        && cells.charAt(to) == sign(mover.other())) {
                    StringBuilder after = new StringBuilder(cells);
                    after.setCharAt(from, EMPTY);
                    after.setCharAt(to, sign(mover));
                    moves.add(after.toString());
                }
            }
        }
        return moves;
    }

    @Override
    public String play(String cells, Player mover, String move) {
        return move;
    }

    /** The runs of stones of both colours, each from the end from which it comes first in the alphabet. */
    static List<String> parts(String cells) {
        List<String> parts = new ArrayList<>();
        for (String run : cells.split("\\.")) {
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

    /** The colours exchanged, which is the negative. */
    static String opposite(String run) {
        String other = least(run.replace('x', '-').replace('o', 'x').replace('-', 'o'));
        return other.equals(run) ? run : other;
    }
}

package org.zermelo.boards.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.boards.ground.GroundMove;
import org.zermelo.boards.ground.GroundMoves;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.model.EndClause.Verdict;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.Trait;

/**
 * A board game in words whose moves are rewritings of cells, by regions that cannot touch each other: a position is a sign for each cell,
 * and a blank for a cell of another region; a move is its number among those of the player.
 *
 * <p>Which regions there are is proved on the moves written out. What may ever stand on a cell is at most what stands there now and
 * what is set there by a move whose cells may all bear what it needs. Moves that may never be made are left out; two cells that no
 * chain of the others joins belong to two games, of which the position is the sum.
 */
public final class RegionPlay implements PartizanRules<String, Integer> {

    private static final char ELSEWHERE = ' ';

    private final BoardRules rules;
    private final List<GroundMove> left;
    private final List<GroundMove> right;

    private RegionPlay(BoardRules rules) {
        this.rules = rules;
        this.left = GroundMoves.of(rules, Player.LEFT);
        this.right = GroundMoves.of(rules, Player.RIGHT);
    }

    /** The game of rules; empty where something beside the cells of a move decides what may be done, or who wins. */
    public static Optional<RegionPlay> of(BoardRules rules) {
        boolean local = !rules.composed()
                && !rules.hands()
                && rules.ends().isEmpty()
                && rules.plies() == BoardRules.ENDLESS
                && rules.stuck() == Verdict.LOSES;
        return local ? Optional.of(new RegionPlay(rules)) : Optional.empty();
    }

    private List<GroundMove> of(Player mover) {
        return mover == Player.LEFT ? left : right;
    }

    @Override
    public String start() {
        return rules.start();
    }

    @Override
    public Set<Trait> traits() {
        return Set.of();
    }

    @Override
    public List<Integer> moves(String cells, Player mover) {
        long[] standing = standing(cells);
        List<GroundMove> written = of(mover);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            if (bears(written.get(i), standing)) {
                moves.add(i);
            }
        }
        return List.copyOf(moves);
    }

    @Override
    public String play(String cells, Player mover, Integer number) {
        GroundMove move = of(mover).get(number);
        StringBuilder after = new StringBuilder(cells);
        for (int value = 0; value < Content.VALUES; value++) {
            for (long rest = move.sets().get(value); rest != 0; rest &= rest - 1) {
                after.setCharAt(Long.numberOfTrailingZeros(rest), Content.SIGNS.charAt(value));
            }
        }
        return after.toString();
    }

    /** The regions of a position in which somebody may ever move. */
    public List<String> parts(String cells) {
        long[] may = standing(cells);
        List<Long> regions = new ArrayList<>();
        List<GroundMove> open = new ArrayList<>(left);
        open.addAll(right);
        boolean grown = true;
        while (grown) {
            grown = false;
            List<GroundMove> never = new ArrayList<>();
            for (GroundMove move : open) {
                if (bears(move, may)) {
                    for (int value = 0; value < Content.VALUES; value++) {
                        may[value] |= move.sets().get(value);
                    }
                    join(regions, touched(move));
                    grown = true;
                } else {
                    never.add(move);
                }
            }
            open = never;
        }
        return regions.stream().map(region -> cut(cells, region)).toList();
    }

    private static long[] standing(String cells) {
        long[] standing = new long[Content.VALUES];
        for (int cell = 0; cell < cells.length(); cell++) {
            if (cells.charAt(cell) != ELSEWHERE) {
                standing[Content.SIGNS.indexOf(cells.charAt(cell))] |= 1L << cell;
            }
        }
        return standing;
    }

    /** Whether each cell that a move looks at may bear a value that is not forbidden there. */
    private static boolean bears(GroundMove move, long[] may) {
        long fits = 0;
        for (int value = 0; value < Content.VALUES; value++) {
            fits |= may[value] & ~move.forbidden().get(value);
        }
        return (touched(move) & ~fits) == 0;
    }

    /** The cells that a move looks at or changes. */
    private static long touched(GroundMove move) {
        long touched = 0;
        for (int value = 0; value < Content.VALUES; value++) {
            touched |= move.forbidden().get(value)
                    | move.sets().get(value)
                    | move.clears().get(value);
        }
        return touched;
    }

    private static void join(List<Long> regions, long cells) {
        long joined = cells;
        for (int i = regions.size() - 1; i >= 0; i--) {
            if ((regions.get(i) & joined) != 0) {
                joined |= regions.remove(i);
            }
        }
        regions.add(joined);
    }

    private static String cut(String cells, long region) {
        StringBuilder part = new StringBuilder(cells);
        for (int cell = 0; cell < cells.length(); cell++) {
            if ((region >>> cell & 1) == 0) {
                part.setCharAt(cell, ELSEWHERE);
            }
        }
        return part.toString();
    }
}

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
    private final List<Written> left;
    private final List<Written> right;
    private final RegionImages images;

    /** Every move makes pieces fewer, or empty cells, or neither is so. */
    private final Falling falling;

    private enum Falling {
        PIECES,
        EMPTY_CELLS,
        NEITHER
    }

    /** A move with the cells that it looks at or changes. */
    private record Written(long touched, long[] forbidden, long[] sets) {
        static List<Written> of(List<GroundMove> moves) {
            return moves.stream()
                    .map(move -> new Written(RegionImages.touched(move), masks(move.forbidden()), masks(move.sets())))
                    .toList();
        }

        private static long[] masks(List<Long> cells) {
            return cells.stream().mapToLong(Long::longValue).toArray();
        }
    }

    private RegionPlay(BoardRules rules) {
        this.rules = rules;
        List<GroundMove> lefts = GroundMoves.of(rules, Player.LEFT);
        List<GroundMove> rights = GroundMoves.of(rules, Player.RIGHT);
        List<GroundMove> all = new ArrayList<>(lefts);
        all.addAll(rights);
        this.left = Written.of(lefts);
        this.right = Written.of(rights);
        this.images = new RegionImages(rules.board(), all);
        this.falling = all.stream().allMatch(move -> gain(move) < 0)
                ? Falling.PIECES
                : all.stream().allMatch(move -> gain(move) > 0) ? Falling.EMPTY_CELLS : Falling.NEITHER;
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

    /** How many more cells bear a piece after a move; 0 where that depends on what stood there. */
    private static int gain(GroundMove move) {
        long met = 0;
        for (long cells : move.clears()) {
            if ((met & cells) != 0) {
                return 0;
            }
            met |= cells;
        }
        return Long.bitCount(move.clears().get(0)) - Long.bitCount(move.sets().get(0));
    }

    /** The pieces of a region, or its empty cells, where every move makes these fewer; else -1. */
    public long level(String region) {
        return falling == Falling.NEITHER
                ? -1
                : region.chars()
                        .filter(sign -> sign != ELSEWHERE
                                && (sign == Content.SIGNS.charAt(0)) == (falling == Falling.EMPTY_CELLS))
                        .count();
    }

    private List<Written> of(Player mover) {
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
        List<Written> written = of(mover);
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
        Written move = of(mover).get(number);
        StringBuilder after = new StringBuilder(cells);
        for (int value = 0; value < Content.VALUES; value++) {
            for (long rest = move.sets()[value]; rest != 0; rest &= rest - 1) {
                after.setCharAt(Long.numberOfTrailingZeros(rest), Content.SIGNS.charAt(value));
            }
        }
        return after.toString();
    }

    /** The regions of a position in which somebody may ever move, each in one way wherever it lies and however it is turned. */
    public List<String> parts(String cells) {
        long[] may = standing(cells);
        List<Long> regions = new ArrayList<>();
        List<Written> open = new ArrayList<>(left);
        open.addAll(right);
        boolean grown = true;
        while (grown) {
            grown = false;
            List<Written> never = new ArrayList<>();
            for (Written move : open) {
                if (bears(move, may)) {
                    for (int value = 0; value < Content.VALUES; value++) {
                        may[value] |= move.sets()[value];
                    }
                    join(regions, move.touched());
                    grown = true;
                } else {
                    never.add(move);
                }
            }
            open = never;
        }
        return regions.stream().map(region -> images.least(cut(cells, region))).toList();
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
    private static boolean bears(Written move, long[] may) {
        long fits = 0;
        for (int value = 0; value < Content.VALUES; value++) {
            fits |= may[value] & ~move.forbidden()[value];
        }
        return (move.touched() & ~fits) == 0;
    }

    /** A region whose value is the negative of this one's: the colours exchanged. The region itself where that is not the same game. */
    public String opposite(String region) {
        return images.opposite(region);
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

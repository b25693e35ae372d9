package org.zermelo.board.split;

import java.util.Arrays;

/**
 * A name for a component of Cram up to where its trees lie. Dominoes see only which squares are side by side; leaves are taken
 * off until none is left, and what hung at a square is known by the form of its tree. What remains stands for itself, up to
 * symmetry. Components with the same name have isomorphic graphs; not all isomorphic ones have the same name.
 *
 * <p>Time O(squares). Trees are numbered as by A. V. Aho, J. E. Hopcroft and J. D. Ullman, The Design and Analysis of Computer
 * Algorithms, 1974, example 3.2.
 */
final class CramForm {

    private static final long ONE_SQUARE = -1;
    private static final long TWO_SQUARES = -2;

    private static final int TREE_BITS = 15;
    private static final int TREE_MASK = (1 << TREE_BITS) - 1;
    private static final int MOST_ROOTS = 4;
    /** A root is a square and a tree; both together have this many bits. */
    private static final int ROOT_BITS = 16;

    private static final int ROOT_TREE_BITS = 10;

    private final CramGrid grid;
    private final CramSymmetry symmetry;
    private final PairTable trees = new PairTable();
    /** What hangs at each square: up to four numbers of trees, the greatest first in the lowest bits. */
    private final long[] hanging = new long[Long.SIZE];

    CramForm(CramGrid grid, CramSymmetry symmetry) {
        this.grid = grid;
        this.symmetry = symmetry;
    }

    /**
     * Writes a name of two numbers, the second of which is not 0; false when the component has no leaf or too many trees.
     *
     * @param component squares that are connected without the cuts of the grid
     */
    boolean name(long component, long[] into) {
        long cut = grid.cut(component);
        long core = component;
        for (long leaves = leaves(core, cut); leaves != 0; leaves = leaves(core, cut)) {
            if (core == component) {
                Arrays.fill(hanging, 0);
            }
            if (leaves == core) {
                return tree(core, into);
            }
            core &= ~leaves;
            for (long left = leaves; left != 0; left &= left - 1) {
                long square = Long.lowestOneBit(left);
                int tree = number(hanging[Long.numberOfTrailingZeros(square)]);
                if (tree > TREE_MASK) {
                    return false;
                }
                int at = Long.numberOfTrailingZeros(grid.beside(square, cut) & core);
                hanging[at] = with(hanging[at], tree);
            }
        }
        return core != component && cornered(core, into);
    }

    private long leaves(long core, long cut) {
        return core & ~grid.joined(core, cut);
    }

    /** Adds a tree to those that hang at a square. */
    private static long with(long hanging, int tree) {
        int shift = 0;
        while ((hanging >>> shift & TREE_MASK) > tree) {
            shift += TREE_BITS;
        }
        long greater = hanging & (1L << shift) - 1;
        return greater | (long) tree << shift | (hanging & -(1L << shift)) << TREE_BITS;
    }

    /** The number of the tree whose root has these trees, from 1; a single square is tree 1. */
    private int number(long hanging) {
        if (hanging == 0) {
            return 1;
        }
        int known = trees.get(hanging, 0);
        if (known >= 0) {
            return known;
        }
        int fresh = trees.size() + 2;
        trees.put(hanging, 0, fresh);
        return fresh;
    }

    /** A tree is known by its centre, which is one square or two. */
    private boolean tree(long centre, long[] into) {
        int a = number(hanging[Long.numberOfTrailingZeros(centre)]);
        int b = number(hanging[63 - Long.numberOfLeadingZeros(centre)]);
        boolean one = (centre & centre - 1) == 0;
        into[0] = one ? ONE_SQUARE : TWO_SQUARES;
        into[1] = one ? a : (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b);
        return true;
    }

    /** The least image of the squares without leaves, and the least list of their trees among the images that are so. */
    private boolean cornered(long core, long[] into) {
        long moved = grid.cornered(core);
        int step = Long.numberOfTrailingZeros(core) - Long.numberOfTrailingZeros(moved);
        int height = grid.height(moved);
        int breadth = grid.breadth(moved);
        int count = symmetry.images(moved);
        long least = symmetry.least(moved);
        long names = Long.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            if (symmetry.image(moved, i) == least) {
                long roots = roots(core, step, height, breadth, i);
                if (roots == 0) {
                    return false;
                }
                names = Math.min(names, roots);
            }
        }
        into[0] = least;
        into[1] = names;
        return true;
    }

    /** The squares with trees in one image, in order, each with its tree; 0 when they are too many. */
    private long roots(long core, int step, int height, int breadth, int image) {
        long roots = 0;
        int count = 0;
        for (long left = core; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            if (hanging[square] == 0) {
                continue;
            }
            int tree = number(hanging[square]);
            if (++count > MOST_ROOTS || tree >>> ROOT_TREE_BITS != 0) {
                return 0;
            }
            roots = inOrder(
                    roots, (long) symmetry.image(square - step, height, breadth, image) << ROOT_TREE_BITS | tree);
        }
        return roots;
    }

    private static long inOrder(long roots, long root) {
        int shift = 0;
        while ((roots >>> shift & (1 << ROOT_BITS) - 1) > root) {
            shift += ROOT_BITS;
        }
        long greater = roots & (1L << shift) - 1;
        return greater | root << shift | (roots & -(1L << shift)) << ROOT_BITS;
    }
}

package org.zermelo.boards.diagram;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * What is done with decision diagrams. A diagram is a function of the bits: a set has the ends {@link NodeTable#NONE} and
 * {@link NodeTable#MEMBER}; a table of values has {@code NONE} and an end for each code. What was found is remembered in a cache that
 * forgets; without forgetting each operation would take time proportional to the product of its nodes.
 */
final class Diagrams {

    private static final int BEST = 0;
    private static final int WITHIN = 1;
    private static final int WITHOUT = 2;
    private static final int OVER = 3;
    private static final int RESTRICT = 4;
    private static final int FIRST_FREE = 5;

    private static final int ENTRY = 4;

    private static final int NOTHING = -1;

    final NodeTable nodes;
    private long[] codes = new long[16];
    private int ends = 2;
    private int[] cache = new int[0];
    private int work = FIRST_FREE;

    /**
     * No diagrams yet.
     *
     * @param bytes what they may use
     */
    Diagrams(int bits, long bytes) {
        this.nodes = new NodeTable(bits, bytes);
        renew();
    }

    /** The end of a code. */
    int end(long code) {
        for (int end = 2; end < ends; end++) {
            if (codes[end] == code) {
                return end;
            }
        }
        if (ends == NodeTable.MOST_ENDS) {
            throw new ArithmeticException("more than " + ends + " values");
        }
        codes = ends == codes.length ? Arrays.copyOf(codes, 2 * ends) : codes;
        codes[ends] = code;
        return ends++;
    }

    /** The ends that codes have so far. */
    int[] ends() {
        return IntStream.range(2, ends).toArray();
    }

    /** The code of an end. */
    long code(int end) {
        return codes[end];
    }

    /** A number for an operation of one's own, so that what is found for it is not mistaken for another's. */
    int newWork() {
        return work++;
    }

    /** Of both functions the greater code; where one has none, that of the other. */
    int best(int a, int b) {
        if (a == b || b == NodeTable.NONE) {
            return a;
        }
        if (a == NodeTable.NONE) {
            return b;
        }
        if (isEnd(a) && isEnd(b)) {
            return codes[a] >= codes[b] ? a : b;
        }
        int first = Math.min(a, b);
        int second = Math.max(a, b);
        int known = known(first, second, BEST);
        if (known != NOTHING) {
            return known;
        }
        int bit = Math.min(nodes.bit(a), nodes.bit(b));
        int low = best(low(a, bit), low(b, bit));
        int high = best(high(a, bit), high(b, bit));
        return keep(first, second, BEST, nodes.node(bit, low, high));
    }

    /** A function on a set alone. */
    int within(int function, int set) {
        if (function == NodeTable.NONE || set == NodeTable.NONE) {
            return NodeTable.NONE;
        }
        if (isEnd(set) || function == set) {
            return function;
        }
        int known = known(function, set, WITHIN);
        if (known != NOTHING) {
            return known;
        }
        int bit = Math.min(nodes.bit(function), nodes.bit(set));
        int low = within(low(function, bit), low(set, bit));
        int high = within(high(function, bit), high(set, bit));
        return keep(function, set, WITHIN, nodes.node(bit, low, high));
    }

    /** A function outside a set alone. */
    int without(int function, int set) {
        if (function == NodeTable.NONE || set == NodeTable.NONE) {
            return function;
        }
        if (isEnd(set) || function == set) {
            return NodeTable.NONE;
        }
        int known = known(function, set, WITHOUT);
        if (known != NOTHING) {
            return known;
        }
        int bit = Math.min(nodes.bit(function), nodes.bit(set));
        int low = without(low(function, bit), low(set, bit));
        int high = without(high(function, bit), high(set, bit));
        return keep(function, set, WITHOUT, nodes.node(bit, low, high));
    }

    /**
     * Changes the codes of all ends, and thereby those of every function. What was found before is forgotten, as another code may be the
     * greater one now.
     *
     * @param change tells all codes apart
     */
    void recode(LongUnaryOperator change) {
        long[] changed = IntStream.range(2, ends)
                .mapToLong(end -> change.applyAsLong(codes[end]))
                .toArray();
        if (LongStream.of(changed).distinct().count() < changed.length) {
            throw new IllegalArgumentException("two codes become one");
        }
        System.arraycopy(changed, 0, codes, 2, changed.length);
        Arrays.fill(cache, NOTHING);
    }

    /** The first function where it has a code, elsewhere the second. */
    int over(int first, int second) {
        if (first == NodeTable.NONE || first == second) {
            return second;
        }
        if (second == NodeTable.NONE || isEnd(first)) {
            return first;
        }
        int known = known(first, second, OVER);
        if (known != NOTHING) {
            return known;
        }
        int bit = Math.min(nodes.bit(first), nodes.bit(second));
        int low = over(low(first, bit), low(second, bit));
        int high = over(high(first, bit), high(second, bit));
        return keep(first, second, OVER, nodes.node(bit, low, high));
    }

    /**
     * A function that has the same codes on a set, and any elsewhere, so that it has few nodes (O. Coudert, J. C. Madre, "A unified
     * framework for the formal verification of sequential circuits", 1990: restrict).
     */
    int restricted(int function, int set) {
        if (isEnd(function) || isEnd(set)) {
            return function;
        }
        int known = known(function, set, RESTRICT);
        if (known != NOTHING) {
            return known;
        }
        int bit = nodes.bit(set);
        int made;
        if (bit < nodes.bit(function)) {
            made = restricted(function, best(nodes.low(set), nodes.high(set)));
        } else {
            bit = nodes.bit(function);
            int whenLow = low(set, bit);
            int whenHigh = high(set, bit);
            if (whenLow == NodeTable.NONE) {
                made = restricted(nodes.high(function), whenHigh);
            } else if (whenHigh == NodeTable.NONE) {
                made = restricted(nodes.low(function), whenLow);
            } else {
                int low = restricted(nodes.low(function), whenLow);
                made = nodes.node(bit, low, restricted(nodes.high(function), whenHigh));
            }
        }
        return keep(function, set, RESTRICT, made);
    }

    /**
     * The function carried along moves: at each position the best code of those from which a move leads there. What is found on the way
     * takes several times the nodes of the result; so nodes may be freed in between, and what is not held is lost.
     *
     * @param set the positions for which it is asked; elsewhere the result is any
     */
    int moved(int function, OpenMoves moves, int set) {
        if (function == NodeTable.NONE || moves.none() || set == NodeTable.NONE) {
            return NodeTable.NONE;
        }
        nodes.push(function);
        nodes.push(set);
        int made = movedOnce(function, moves, set);
        nodes.pop();
        nodes.pop();
        // what is freed here may have to be found again, so there must be no other way
        if (!nodes.canGrow()) {
            nodes.push(made);
            tidy();
            nodes.pop();
        }
        return made;
    }

    private int movedOnce(int function, OpenMoves moves, int set) {
        if (moves.made()) {
            int others = moved(function, moves.others(), set);
            return best(restricted(function, set), others);
        }
        int known = known(function, set, moves.work);
        if (known != NOTHING) {
            return known;
        }
        int bit = Math.min(nodes.bit(function), moves.bit);
        int made = nodes.bit(set) < bit
                ? moved(function, moves, best(nodes.low(set), nodes.high(set)))
                : moved(function, moves, set, bit);
        return keep(function, set, moves.work, made);
    }

    private int moved(int function, OpenMoves moves, int set, int bit) {
        int whenLow = low(set, bit);
        int whenHigh = high(set, bit);
        if (whenLow == NodeTable.NONE) {
            return movedHigh(function, moves, whenHigh, bit);
        }
        int low = movedLow(function, moves, whenLow, bit);
        if (whenHigh == NodeTable.NONE) {
            return low;
        }
        nodes.push(low);
        int made = nodes.node(bit, low, movedHigh(function, moves, whenHigh, bit));
        nodes.pop();
        return made;
    }

    private int movedLow(int function, OpenMoves moves, int set, int bit) {
        int low = low(function, bit);
        return bit == moves.bit
                ? both(low, moves.low(), high(function, bit), moves.fall(), set)
                : moved(low, moves, set);
    }

    private int movedHigh(int function, OpenMoves moves, int set, int bit) {
        int high = high(function, bit);
        return bit == moves.bit
                ? both(high, moves.high(), low(function, bit), moves.rise(), set)
                : moved(high, moves, set);
    }

    private int both(int stays, OpenMoves staying, int changes, OpenMoves changing, int set) {
        int first = moved(stays, staying, set);
        nodes.push(first);
        int made = best(first, moved(changes, changing, set));
        nodes.pop();
        return made;
    }

    private static boolean isEnd(int node) {
        return node < NodeTable.MOST_ENDS;
    }

    private int low(int node, int bit) {
        return nodes.bit(node) == bit ? nodes.low(node) : node;
    }

    private int high(int node, int bit) {
        return nodes.bit(node) == bit ? nodes.high(node) : node;
    }

    private int place(int a, int b, int operation) {
        long mixed = ((long) a << 32 | b & 0xFFFFFFFFL) * 0x9E3779B97F4A7C15L + operation * 0xD6E8FEB86659FD93L;
        mixed ^= mixed >>> 29;
        mixed *= 0xBF58476D1CE4E5B9L;
        return (int) ((mixed >>> Integer.SIZE) * (cache.length / ENTRY) >>> Integer.SIZE) * ENTRY;
    }

    private int known(int a, int b, int operation) {
        int place = place(a, b, operation);
        return cache[place] == a && cache[place + 1] == b && cache[place + 2] == operation ? cache[place + 3] : NOTHING;
    }

    private int keep(int a, int b, int operation, int result) {
        // with a cache too small for the nodes, the same would be found again and again
        if (cache.length / ENTRY < entries()) {
            renew();
        }
        int place = place(a, b, operation);
        cache[place] = a;
        cache[place + 1] = b;
        cache[place + 2] = operation;
        cache[place + 3] = result;
        return result;
    }

    /** Frees what is not held, where it is time to. */
    void tidy() {
        if (nodes.crowded()) {
            forget(nodes.collect());
        }
    }

    /** Forgets what was found of nodes that are no more. */
    private void forget(NodeSet there) {
        for (int place = 0; place < cache.length; place += ENTRY) {
            boolean stays = cache[place] != NOTHING
                    && stays(cache[place], there)
                    && stays(cache[place + 1], there)
                    && stays(cache[place + 3], there);
            cache[place] = stays ? cache[place] : NOTHING;
        }
    }

    private static boolean stays(int node, NodeSet there) {
        return isEnd(node) || there.has(node);
    }

    private int entries() {
        return Math.max(1 << 14, nodes.room() / 2);
    }

    private void renew() {
        cache = new int[0];
        cache = new int[entries() * ENTRY];
        Arrays.fill(cache, NOTHING);
    }
}

package org.zermelo.heap;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The rules of an impartial game on heaps in which a move changes one heap only: it takes some counters and leaves the
 * rest as some number of heaps.
 *
 * <p>What a heap offers may depend on its size in any way; rules that are the same for all large heaps say so by
 * {@link #uniform()}, and those that are the same for all large heaps of one remainder by {@link #byResidue()}; a proof of periodicity
 * needs one of them.
 */
public interface HeapRules {

    /** The rules in the notation for games, without a position: {@code 0.77}, {@code subtraction({1,3,4})}. */
    String text();

    /** The game by these rules from some heaps, in the notation: {@code octal(0.77, 5, 3)}. */
    default String text(String heaps) {
        String name = text();
        if (name.endsWith(")")) {
            return name.substring(0, name.length() - 1) + ", " + heaps + ")";
        }
        return name + "(" + heaps + ")";
    }

    /**
     * The moves of a heap. Every option of the heap belongs to one of them.
     *
     * @param heap the size of the heap, at least 0
     * @return moves, each of which {@linkplain HeapTake#fits fits} the heap
     */
    List<HeapTake> takes(int heap);

    /** What all large heaps have in common, if it is finitely many moves. */
    default Optional<UniformTakes> uniform() {
        return Optional.empty();
    }

    /** What all large heaps of the same remainder by a modulus have in common, if it is finitely many moves. */
    default Optional<ResidueTakes> byResidue() {
        return uniform().map(moves -> new ResidueTakes(moves.from(), List.of(moves.takes())));
    }

    /**
     * A fast list of options for games whose moves all leave at most one heap and whose moves are many; empty when {@link #takes}
     * serves as well.
     *
     * @param heaps heaps 0 .. heaps-1 will be asked for
     */
    default Optional<HeapOptions> options(int heaps) {
        return Optional.empty();
    }

    /** The code that gives the same moves, when there is one. */
    default Optional<HeapCode> asCode() {
        return Optional.empty();
    }

    /** Rules out of a function; moves that do not fit a heap may be listed and are left out. */
    static HeapRules of(String text, IntFunction<List<HeapTake>> takes) {
        return new FunctionHeapRules(text, takes, Optional.empty(), Optional.empty());
    }

    /**
     * Rules out of a function that promises to list exactly the moves of {@code uniform} for every heap of at least
     * {@code uniform.from()} counters.
     */
    static HeapRules of(String text, IntFunction<List<HeapTake>> takes, UniformTakes uniform) {
        return new FunctionHeapRules(text, takes, Optional.of(uniform), Optional.empty());
    }

    /**
     * Rules out of a function that promises to list exactly the moves of {@code byResidue} for every heap of at least
     * {@code byResidue.from()} counters.
     */
    static HeapRules of(String text, IntFunction<List<HeapTake>> takes, ResidueTakes byResidue) {
        return new FunctionHeapRules(text, takes, Optional.empty(), Optional.of(byResidue));
    }
}

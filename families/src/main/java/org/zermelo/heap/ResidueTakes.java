package org.zermelo.heap;

import java.util.List;

/**
 * Finitely many moves that every heap from some size on offers, and no others, as far as they fit the heap, where the moves depend
 * on the remainder of the heap's size by a modulus only.
 *
 * @param from the least heap for which this holds, at least 0
 * @param byResidue the moves of heaps of residue 0, 1, ..., each listed once; their number is the modulus, at least 1
 */
public record ResidueTakes(int from, List<List<HeapTake>> byResidue) {

    public ResidueTakes {
        if (from < 0 || byResidue.isEmpty()) {
            throw new IllegalArgumentException("moves by " + byResidue.size() + " residues from heap " + from + " on");
        }
        byResidue = byResidue.stream()
                .map(takes -> takes.stream().distinct().toList())
                .toList();
    }

    /** The modulus. */
    public int modulus() {
        return byResidue.size();
    }

    /** The moves of a heap of at least {@link #from} counters, not all of which need fit it. */
    public List<HeapTake> takes(long heap) {
        return byResidue.get((int) (heap % modulus()));
    }

    /** The moves of all residues together. */
    public UniformTakes all() {
        return new UniformTakes(from, byResidue.stream().flatMap(List::stream).toList());
    }
}

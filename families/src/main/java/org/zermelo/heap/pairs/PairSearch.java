package org.zermelo.heap.pairs;

/**
 * Looks for two heaps whose values have a given XOR: the innermost loop of dense games, and of the proof that a value is
 * new. A plain implementation is here; a faster one may be offered as a service by another module.
 */
public interface PairSearch {

    /** The implementation that runs everywhere. */
    PairSearch PLAIN = new PlainPairSearch();

    /** The one that another module offers and that can run here, or the plain one; it is looked for when it is first used. */
    static PairSearch best() {
        return new LazyPairSearch();
    }

    /** The name in reports, such as {@code plain} or {@code vector}. */
    String name();

    /** The sets of options of eight heaps at a time that go with this search. */
    default OptionSets sets() {
        return OptionSets.PLAIN;
    }

    /** Pairs in a nanosecond, about; to choose between engines. */
    double pairsPerNanosecond();

    /**
     * Where the values of heaps a and rest - a have the XOR {@code wanted}.
     *
     * @param low values below 256, as unsigned bytes
     * @param from the first a, at least 0
     * @param last the last a; all heaps from..last and rest-last..rest-from are within the array
     * @return some number at most 64 below such an a and at least {@code from}; -1 when no a has that XOR
     */
    int find(byte[] low, int rest, int from, int last, int wanted);

    /** As {@link #find(byte[], int, int, int, int)}, for values below 65,536 whose upper eight bits are in {@code high}. */
    int find(byte[] low, byte[] high, int rest, int from, int last, int wanted);
}

package org.zermelo.vector;

import org.zermelo.heap.pairs.OptionSets;
import org.zermelo.heap.pairs.PairSearch;

/** The search for pairs by the vector API. The loops stand apart, so that this class can be loaded before their module is. */
public final class VectorPairSearch implements PairSearch {

    private final int lanes;

    /**
     * The search, with the widest vectors that this processor prefers.
     *
     * @throws NoClassDefFoundError when the JDK's vector module can be had neither from the start nor now
     */
    public VectorPairSearch() {
        VectorModule.ensure();
        lanes = VectorPairs.lanes();
    }

    @Override
    public String name() {
        return "vector-" + Byte.SIZE * lanes;
    }

    @Override
    public OptionSets sets() {
        return VectorOptionSets.fits() ? new VectorOptionSets() : OptionSets.PLAIN;
    }

    @Override
    public double pairsPerNanosecond() {
        return lanes / 3.0;
    }

    @Override
    public int find(byte[] low, int rest, int from, int last, int wanted) {
        return VectorPairs.find(low, rest, from, last, wanted);
    }

    @Override
    public int find(byte[] low, byte[] high, int rest, int from, int last, int wanted) {
        return VectorPairs.find(low, high, rest, from, last, wanted);
    }
}

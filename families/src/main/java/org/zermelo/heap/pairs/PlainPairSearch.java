package org.zermelo.heap.pairs;

/** Eight pairs at a time within a {@code long}. */
final class PlainPairSearch implements PairSearch {

    @Override
    public String name() {
        return "plain";
    }

    @Override
    public double pairsPerNanosecond() {
        return 8;
    }

    @Override
    public int find(byte[] low, int rest, int from, int last, int wanted) {
        return BytePairs.find(low, rest, from, last, wanted);
    }

    @Override
    public int find(byte[] low, byte[] high, int rest, int from, int last, int wanted) {
        return BytePairs.find(low, high, rest, from, last, wanted);
    }
}

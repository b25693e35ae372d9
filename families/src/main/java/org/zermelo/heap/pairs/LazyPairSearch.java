package org.zermelo.heap.pairs;

import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Looks for the best search when it is first used: a short sequence is done before a faster one is even loaded. */
final class LazyPairSearch implements PairSearch {

    private volatile @Nullable PairSearch found;

    private PairSearch search() {
        PairSearch known = found;
        if (known == null) {
            known = find();
            found = known;
        }
        return known;
    }

    private static PairSearch find() {
        try {
            return ServiceLoader.load(PairSearch.class, PairSearch.class.getClassLoader())
                    .findFirst()
                    .orElse(PLAIN);
        } catch (ServiceConfigurationError | LinkageError notHere) {
            // a provider whose JDK module was not added at start cannot be loaded; its plain twin serves
            return PLAIN;
        }
    }

    @Override
    public String name() {
        return search().name();
    }

    @Override
    public OptionSets sets() {
        return search().sets();
    }

    @Override
    public double pairsPerNanosecond() {
        return search().pairsPerNanosecond();
    }

    @Override
    public int find(byte[] low, int rest, int from, int last, int wanted) {
        return search().find(low, rest, from, last, wanted);
    }

    @Override
    public int find(byte[] low, byte[] high, int rest, int from, int last, int wanted) {
        return search().find(low, high, rest, from, last, wanted);
    }
}

package org.zermelo.store.wave;

/** What becomes of entries of one key when runs are merged. */
enum Together {
    /** The key is kept once; the number says nothing. */
    ONCE {
        @Override
        long of(long one, long other) {
            return one;
        }
    },
    /** Reports of decided options, as {@link ChildReport} counts them. */
    REPORTS {
        @Override
        long of(long one, long other) {
            return ChildReport.both(one, other);
        }
    },
    /** Every entry is kept. */
    EACH {
        @Override
        long of(long one, long other) {
            throw new IllegalStateException("entries of one key stay apart");
        }
    };

    /** The number of two entries that become one. */
    abstract long of(long one, long other);
}

package org.zermelo.browser.jdk;

/** {@link java.util.SplittableRandom} for the browser, number for number: splitmix64 of Steele, Lea and Flood. */
public final class OwnSplittableRandom {

    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long seed;

    public OwnSplittableRandom(long seed) {
        this.seed = seed;
    }

    private long next() {
        seed += GOLDEN;
        return seed;
    }

    /** Any {@code long}. */
    public long nextLong() {
        long z = next();
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    /** Any {@code int}. */
    public int nextInt() {
        long z = next();
        z = (z ^ z >>> 33) * 0x62a9d9ed799705f5L;
        return (int) ((z ^ z >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
    }

    /** From 0, below a bound. */
    public int nextInt(int bound) {
        return nextInt(0, bound);
    }

    /** From the origin, below a bound. */
    public int nextInt(int origin, int bound) {
        int range = bound - origin;
        int most = range - 1;
        int number = nextInt();
        if ((range & most) == 0) {
            return (number & most) + origin;
        }
        if (range < 0) {
            while (number < origin || number >= bound) {
                number = nextInt();
            }
            return number;
        }
        int half = number >>> 1;
        number = half % range;
        while (half + most - number < 0) {
            half = nextInt() >>> 1;
            number = half % range;
        }
        return number + origin;
    }

    /** From 0, below a bound. */
    public long nextLong(long bound) {
        long most = bound - 1;
        long number = nextLong();
        if ((bound & most) == 0) {
            return number & most;
        }
        long half = number >>> 1;
        number = half % bound;
        while (half + most - number < 0) {
            half = nextLong() >>> 1;
            number = half % bound;
        }
        return number;
    }

    /** From 0, below 1. */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }
}

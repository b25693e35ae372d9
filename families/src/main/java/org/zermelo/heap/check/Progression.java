package org.zermelo.heap.check;

/**
 * The numbers {@code first}, {@code first + step}, {@code first + 2 step}, ...: what an expression is worth on heaps whose sizes are
 * such numbers themselves. With step 0 it is one number.
 */
record Progression(long first, long step) {

    /** Thrown when heaps of one progression differ in a way that no progression says. */
    static final class Unseen extends RuntimeException {
        private static final long serialVersionUID = 1;
        /** Heaps whose sizes differ by multiples of this number, too, might not differ. */
        private final long divisor;

        Unseen() {
            this(1);
        }

        Unseen(long divisor) {
            super(null, null, false, false);
            this.divisor = divisor;
        }

        long divisor() {
            return divisor;
        }
    }

    static Progression of(long number) {
        return new Progression(number, 0);
    }

    Progression plus(Progression other) {
        return new Progression(Math.addExact(first, other.first), Math.addExact(step, other.step));
    }

    Progression minus(Progression other) {
        return new Progression(Math.subtractExact(first, other.first), Math.subtractExact(step, other.step));
    }

    Progression times(Progression other) {
        if (step != 0 && other.step != 0) {
            throw new Unseen();
        }
        long slope = Math.addExact(Math.multiplyExact(step, other.first), Math.multiplyExact(first, other.step));
        return new Progression(Math.multiplyExact(first, other.first), slope);
    }

    /** The quotient by a number of at least 1, rounded down. */
    Progression over(long divisor) {
        if (step % divisor != 0) {
            throw new Unseen(divisor);
        }
        return new Progression(Math.floorDiv(first, divisor), step / divisor);
    }

    /** The one remainder by a number of at least 1. */
    long modulo(long divisor) {
        if (step % divisor != 0) {
            throw new Unseen(divisor);
        }
        return Math.floorMod(first, divisor);
    }

    /** The one number that all are. */
    long number() {
        if (step != 0) {
            throw new Unseen();
        }
        return first;
    }

    /** The sign that all the numbers have. */
    int sign() {
        if (step != 0 && Long.signum(first) != Long.signum(step)) {
            throw new Unseen();
        }
        return Long.signum(first);
    }
}

package org.zermelo.law.formula;

/** A part of a clause is beyond addition, comparison and constants. */
public final class UndefinableException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** What it is that cannot be said. */
    public enum What {
        /** A product of two numbers that both vary. */
        PRODUCT,
        /** A power whose base or exponent varies. */
        POWER,
        /** Number theory: a greatest common divisor, binary or decimal digits, roots, divisors. */
        NUMERIC,
        /** A division by a number that varies or is not positive. */
        DIVISOR,
        /** A number that the rules leave open. */
        PARAMETER,
        /** A variable that may be below 0. */
        NEGATIVE,
        /** {@code x} where no one heap is meant. */
        NO_HEAP,
        /** A number so large that automata for it are. */
        NUMBER
    }

    private final What what;

    UndefinableException(What what) {
        super(what.name(), null, false, false);
        this.what = what;
    }

    /** What it is. */
    public What what() {
        return what;
    }
}

package org.zermelo.heap.period;

/**
 * The theorems that turn a repetition seen in finitely many values into one for all heaps. Each is stated and proved in
 * {@code docs/theory/periods.md}; each asks for rules that are the same for all large heaps, or for those of one residue.
 */
public enum Theorem {
    /**
     * Finitely many moves, which take at most t counters and leave at most k heaps: if G(n + p) = G(n) for
     * n0 &lt;= n &lt; k n0 + (k-1) p + t, then for all n &gt;= n0. For k = 2 this is the theorem of Guy and Smith (1956).
     */
    BREAKING("breaking"),
    /** As {@link #BREAKING} with k = 2, for moves whose two heaps must differ; the window is longer by p. */
    BREAKING_APART("breaking-apart"),
    /**
     * As {@link #BREAKING}, for moves that depend on the remainder of the heap by a modulus: the window is checked for a shift that
     * is a multiple both of the period and of the modulus.
     */
    BREAKING_BY_RESIDUE("breaking-by-residue"),
    /**
     * Moves that leave three heaps: two equal ones cancel, so that every small value is an option, and the sum of the
     * quotients bounds the others. For a saltus above 0; the kin of Howse and Nowakowski (2004).
     */
    THREE_HEAPS("three-heaps"),
    /** Codes with repeating digits that break no heap: the sets of option values recur, shifted by the saltus. */
    RESIDUE_SETS("residue-sets");

    private final String label;

    Theorem(String label) {
        this.label = label;
    }

    /** The theorem's name in certificates. */
    public String label() {
        return label;
    }
}

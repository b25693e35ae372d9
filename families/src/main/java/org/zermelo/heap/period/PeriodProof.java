package org.zermelo.heap.period;

/**
 * A period with what proves it.
 *
 * @param period the period, with the least length and preperiod
 * @param theorem the theorem that is applied
 * @param from the first heap of the window
 * @param to the heap behind the window: G(n + shift) - G(n) is the same for all n with from &lt;= n &lt; to
 * @param shift the multiple of the length for which the window is checked
 * @param heaps how many values the proof uses: those of heaps 0 .. heaps-1
 */
public record PeriodProof(Period period, Theorem theorem, long from, long to, long shift, long heaps) {

    /** What is added over one shift. */
    public long rise() {
        return period.saltus() * (shift / period.length());
    }
}

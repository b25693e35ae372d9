package org.zermelo.heap.period;

/**
 * G(n + length) = G(n) + saltus for all heaps n from the preperiod on.
 *
 * @param length the least length for which this holds, at least 1
 * @param preperiod the least heap from which on it holds
 * @param saltus what is added in each period; 0 for a purely periodic sequence
 */
public record Period(long length, long preperiod, long saltus) {}

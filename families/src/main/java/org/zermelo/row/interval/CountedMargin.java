package org.zermelo.row.interval;

/**
 * A margin and what it cost.
 *
 * @param margin the mover's total minus the opponent's
 * @param count nodes entered by a search, or cells filled in a table
 */
public record CountedMargin(long margin, long count) {}

package org.zermelo.row.interval;

/** A coin row that is solved: the margins of its intervals and what they cost. */
public interface IntervalMargins {

    /** The mover's margin over the items {@code i..j}, from 0, both included; 0 when there are none. */
    long margin(int i, int j);

    /** The margin of the whole row and the number of cells or nodes that were looked at. */
    CountedMargin counted();
}

/** Periods of nim-sequences: found by looking, proved by a theorem, written down as certificates. */
@NullMarked
package org.zermelo.heap.period;

import org.jspecify.annotations.NullMarked;

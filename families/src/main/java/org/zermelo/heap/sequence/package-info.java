/** Nim-sequences: the run that computes heaps 0, 1, 2, ..., plain engines for it, and the choice among all engines while they run. */
@NullMarked
package org.zermelo.heap.sequence;

import org.jspecify.annotations.NullMarked;

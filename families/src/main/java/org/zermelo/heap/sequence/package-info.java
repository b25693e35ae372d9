/** Nim-sequences: engines that compute the nimbers of heaps 0, 1, 2, ..., and the choice among them while they run. */
@NullMarked
package org.zermelo.heap.sequence;

import org.jspecify.annotations.NullMarked;

/** Pairs of heaps by the XOR of their values: the innermost loops, in plain Java; other modules may have faster ones. */
@NullMarked
package org.zermelo.heap.pairs;

import org.jspecify.annotations.NullMarked;

/** Games on heaps as rules that can be solved, added and played: positions, moves, and nimbers out of the sequence. */
@NullMarked
package org.zermelo.heap.play;

import org.jspecify.annotations.NullMarked;

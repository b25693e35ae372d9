/** Heap rules as text: variables, moves, conditions, ends. */
@NullMarked
package org.zermelo.notation.heaps;

import org.jspecify.annotations.NullMarked;

/** Nim-sequences and their periods, step by step. */
@NullMarked
package org.zermelo.heap.trace;

import org.jspecify.annotations.NullMarked;

/** Heaps of counters: octal codes, subtraction games, Nim and its kin, heap races. */
@NullMarked
package org.zermelo.heap;

import org.jspecify.annotations.NullMarked;

/** Sums without carry, step by step. */
@NullMarked
package org.zermelo.sum.trace;

import org.jspecify.annotations.NullMarked;

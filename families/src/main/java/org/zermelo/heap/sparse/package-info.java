/** Engines for games with sparse space. */
@NullMarked
package org.zermelo.heap.sparse;

import org.jspecify.annotations.NullMarked;

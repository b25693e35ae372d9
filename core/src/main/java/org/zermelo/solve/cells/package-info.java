/** Tables of small numbers, one for each position of a set: what each is worth. */
@NullMarked
package org.zermelo.solve.cells;

import org.jspecify.annotations.NullMarked;

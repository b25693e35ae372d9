/**
 * Rows from which several contiguous items are taken at once: robanúmeros (any number from one end), capped takes
 * (1..k), and the same with one end closed.
 */
@NullMarked
package org.zermelo.row.many;

import org.jspecify.annotations.NullMarked;

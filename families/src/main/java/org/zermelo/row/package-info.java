/**
 * Rows of numbers: the rules of coin rows, robanúmeros and their sums, and the methods that only they have. The kernels
 * stand in the packages below this one and work on plain arrays.
 */
@NullMarked
package org.zermelo.row;

import org.jspecify.annotations.NullMarked;

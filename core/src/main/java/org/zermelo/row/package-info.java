/** Rows of numbers: the rules of coin rows and the kernels that only they have. */
@NullMarked
package org.zermelo.row;

import org.jspecify.annotations.NullMarked;

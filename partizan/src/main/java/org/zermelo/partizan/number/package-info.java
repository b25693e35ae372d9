/** Dyadic rationals, exact at any size, and the simplicity theorem. */
@NullMarked
package org.zermelo.partizan.number;

import org.jspecify.annotations.NullMarked;

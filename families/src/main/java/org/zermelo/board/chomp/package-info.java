/** Chomp on a bar and on the divisors of a number. */
@NullMarked
package org.zermelo.board.chomp;

import org.jspecify.annotations.NullMarked;

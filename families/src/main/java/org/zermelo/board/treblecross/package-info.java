/** Treblecross: crosses on one row of squares, three in a row win. */
@NullMarked
package org.zermelo.board.treblecross;

import org.jspecify.annotations.NullMarked;

/** Ready games on small grids and graphs of two colours, packed into single numbers. */
@NullMarked
package org.zermelo.board.grid;

import org.jspecify.annotations.NullMarked;

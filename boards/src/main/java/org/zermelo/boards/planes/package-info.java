/** Board games on planes, which are sets of cells: one for each kind and side of piece, however many positions there are. */
@NullMarked
package org.zermelo.boards.planes;

import org.jspecify.annotations.NullMarked;

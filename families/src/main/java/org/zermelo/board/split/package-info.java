/** Games whose positions are sets of at most 62 cells and fall apart: Cram, Kayles on graphs, rows of pins, Hackenbush. */
@NullMarked
package org.zermelo.board.split;

import org.jspecify.annotations.NullMarked;

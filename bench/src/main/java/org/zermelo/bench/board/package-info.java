/** Figures of board games and of tables of whole games. */
@NullMarked
package org.zermelo.bench.board;

import org.jspecify.annotations.NullMarked;

/** Notakto: tic-tac-toe in which both players place crosses, on one board or several. */
@NullMarked
package org.zermelo.board.notakto;

import org.jspecify.annotations.NullMarked;

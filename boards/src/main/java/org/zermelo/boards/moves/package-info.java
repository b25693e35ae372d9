/** Moves of which more comes than they name, as what they add to the number of a position. */
@NullMarked
package org.zermelo.boards.moves;

import org.jspecify.annotations.NullMarked;

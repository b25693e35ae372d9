/** Searches for the worth of one position, which leave most of the game alone. */
@NullMarked
package org.zermelo.solve.search;

import org.jspecify.annotations.NullMarked;

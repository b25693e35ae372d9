/** The ends of a play as tests of sets of cells. */
@NullMarked
package org.zermelo.boards.ends;

import org.jspecify.annotations.NullMarked;

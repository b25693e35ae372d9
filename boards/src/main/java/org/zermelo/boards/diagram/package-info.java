/** Sets of positions, and the values of all their positions, as decision diagrams. */
@NullMarked
package org.zermelo.boards.diagram;

import org.jspecify.annotations.NullMarked;

/** Games given as explicit graphs, and the loopy Sprague-Grundy values of their positions. */
@NullMarked
package org.zermelo.board.graph;

import org.jspecify.annotations.NullMarked;

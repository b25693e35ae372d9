/** Tokens on a graph, one that both players move or one of each, by clauses with conditions on where they stand. */
@NullMarked
package org.zermelo.board.token;

import org.jspecify.annotations.NullMarked;

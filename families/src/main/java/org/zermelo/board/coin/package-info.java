/** Coin-turning games: a move turns coins in a row, the rightmost of them from heads to tails. */
@NullMarked
package org.zermelo.board.coin;

import org.jspecify.annotations.NullMarked;

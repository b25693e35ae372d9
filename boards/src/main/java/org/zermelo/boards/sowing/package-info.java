/** Sowing games: seeds in two rows of pits, as declared rules, as an interpreter and as numbers. */
@NullMarked
package org.zermelo.boards.sowing;

import org.jspecify.annotations.NullMarked;

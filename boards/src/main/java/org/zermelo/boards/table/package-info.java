/** Positions as numbers, and the written-out moves as tests of bits: what solves a board game fast. */
@NullMarked
package org.zermelo.boards.table;

import org.jspecify.annotations.NullMarked;

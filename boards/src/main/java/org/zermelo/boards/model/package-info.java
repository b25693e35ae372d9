/** Board games as data: the board, the moves, the ends. Nothing here knows how they are read, played or solved. */
@NullMarked
package org.zermelo.boards.model;

import org.jspecify.annotations.NullMarked;

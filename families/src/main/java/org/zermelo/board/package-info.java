/** Board games: Chomp, Notakto. */
@NullMarked
package org.zermelo.board;

import org.jspecify.annotations.NullMarked;

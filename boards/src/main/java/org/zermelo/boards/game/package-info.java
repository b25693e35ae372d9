/** Board rules as games that can be asked, solved and played. */
@NullMarked
package org.zermelo.boards.game;

import org.jspecify.annotations.NullMarked;

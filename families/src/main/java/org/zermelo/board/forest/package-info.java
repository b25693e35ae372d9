/** Games on graphs of any size: Green Hackenbush on trees, and Kayles on graphs whose parts are few up to their shape. */
@NullMarked
package org.zermelo.board.forest;

import org.jspecify.annotations.NullMarked;

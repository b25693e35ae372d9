/** Connect-k, one position at a time. */
@NullMarked
package org.zermelo.board.connect;

import org.jspecify.annotations.NullMarked;

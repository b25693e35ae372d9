/** What the written-out moves of a game show: what can stand where, what every move lowers, whose turn it is, symmetries. */
@NullMarked
package org.zermelo.boards.derive;

import org.jspecify.annotations.NullMarked;

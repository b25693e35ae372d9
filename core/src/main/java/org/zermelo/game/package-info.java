/** Games as rules: positions, moves, and how a finished play ended. The smallest vocabulary; nothing here knows how a game is solved. */
@NullMarked
package org.zermelo.game;

import org.jspecify.annotations.NullMarked;

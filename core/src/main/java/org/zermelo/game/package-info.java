/** The smallest vocabulary of a game: rules, position, move. */
@NullMarked
package org.zermelo.game;

import org.jspecify.annotations.NullMarked;

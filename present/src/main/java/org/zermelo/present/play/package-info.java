/** How a game is introduced before it is played, and how a review of a play is told. */
@NullMarked
package org.zermelo.present.play;

import org.jspecify.annotations.NullMarked;

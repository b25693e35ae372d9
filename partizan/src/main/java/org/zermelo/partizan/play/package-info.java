/** Values of positions of any game with Left and Right. */
@NullMarked
package org.zermelo.partizan.play;

import org.jspecify.annotations.NullMarked;

/** To which sets of starts the positions of a game belong, and why. */
@NullMarked
package org.zermelo.exam.sets;

import org.jspecify.annotations.NullMarked;

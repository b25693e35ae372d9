/** Games with Left and Right on the cells of a rectangle or of a strip, such as Domineering, Clobber, Amazons, Toads and Frogs. */
@NullMarked
package org.zermelo.partizan.grid;

import org.jspecify.annotations.NullMarked;

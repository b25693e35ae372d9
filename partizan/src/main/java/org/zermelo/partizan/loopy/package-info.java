/** Games with Left and Right whose play may come back: stoppers, sides, their notation. */
@NullMarked
package org.zermelo.partizan.loopy;

import org.jspecify.annotations.NullMarked;

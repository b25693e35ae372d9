/** Games with Left and Right on numbers: heaps, cakes, Euclid's pair. */
@NullMarked
package org.zermelo.partizan.heap;

import org.jspecify.annotations.NullMarked;

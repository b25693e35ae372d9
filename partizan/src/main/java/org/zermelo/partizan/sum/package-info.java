/** Sums of positions and values: who wins them, by which moves, and how hot each part is. */
@NullMarked
package org.zermelo.partizan.sum;

import org.jspecify.annotations.NullMarked;

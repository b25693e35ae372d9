/** Sums of games and how their values compose. */
@NullMarked
package org.zermelo.sum;

import org.jspecify.annotations.NullMarked;

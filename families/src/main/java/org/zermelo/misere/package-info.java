/** Misère play of sums: the quotient in which indistinguishable positions are one, derived from the rules. */
@NullMarked
package org.zermelo.misere;

import org.jspecify.annotations.NullMarked;

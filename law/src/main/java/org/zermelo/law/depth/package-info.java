/** Who wins within how many moves, for every size, as formulas in the numbers that no move changes. */
@NullMarked
package org.zermelo.law.depth;

import org.jspecify.annotations.NullMarked;

/** The vocabulary of rows: ends, sides, takes, whole lines of them, and the bound under which sums are exact. */
@NullMarked
package org.zermelo.row.take;

import org.jspecify.annotations.NullMarked;

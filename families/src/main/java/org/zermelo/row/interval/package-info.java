/**
 * The coin row (one item from either end) over the table of its intervals: every way of filling it that the source texts
 * describe, to compare and to teach. The linear method answers the same question without a table.
 */
@NullMarked
package org.zermelo.row.interval;

import org.jspecify.annotations.NullMarked;

/** Ways to play the coin row that need not be best, against each other and against the best reply. */
@NullMarked
package org.zermelo.row.strategy;

import org.jspecify.annotations.NullMarked;

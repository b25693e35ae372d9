/** How far starts must be looked at where they have no upper end, proved over boxes of positions. */
@NullMarked
package org.zermelo.exam.horizon;

import org.jspecify.annotations.NullMarked;

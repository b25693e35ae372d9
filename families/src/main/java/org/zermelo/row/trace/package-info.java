/** The methods of coin rows, step by step, as the texts that teach them go. */
@NullMarked
package org.zermelo.row.trace;

import org.jspecify.annotations.NullMarked;

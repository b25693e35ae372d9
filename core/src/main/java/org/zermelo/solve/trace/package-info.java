/** The general methods, step by step, on games of few positions. */
@NullMarked
package org.zermelo.solve.trace;

import org.jspecify.annotations.NullMarked;

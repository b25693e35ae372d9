/** The general methods, good for any rules. */
@NullMarked
package org.zermelo.solve;

import org.jspecify.annotations.NullMarked;

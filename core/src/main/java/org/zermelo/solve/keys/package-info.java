/** Sets of packed positions, which number their members. */
@NullMarked
package org.zermelo.solve.keys;

import org.jspecify.annotations.NullMarked;

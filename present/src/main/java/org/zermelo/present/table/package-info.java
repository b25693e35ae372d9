/** Tables of values, and how they are written. */
@NullMarked
package org.zermelo.present.table;

import org.jspecify.annotations.NullMarked;

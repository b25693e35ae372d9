/** The codes of many positions side by side. */
@NullMarked
package org.zermelo.exam.grid;

import org.jspecify.annotations.NullMarked;

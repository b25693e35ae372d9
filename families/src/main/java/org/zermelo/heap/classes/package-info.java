/** Codes whose nim-sequences are the same but for a shift. */
@NullMarked
package org.zermelo.heap.classes;

import org.jspecify.annotations.NullMarked;

/** How a canonical form comes about, step by step. */
@NullMarked
package org.zermelo.partizan.trace;

import org.jspecify.annotations.NullMarked;

/** Sowing games as text. */
@NullMarked
package org.zermelo.notation.sowing;

import org.jspecify.annotations.NullMarked;

/** Misère quotients, step by step. */
@NullMarked
package org.zermelo.misere.trace;

import org.jspecify.annotations.NullMarked;

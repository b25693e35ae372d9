/** A method at work, step by step: what changes, what is looked at, where in the pseudo-code, and a note on it. */
@NullMarked
package org.zermelo.trace;

import org.jspecify.annotations.NullMarked;

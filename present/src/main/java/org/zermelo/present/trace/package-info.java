/** A method at work, in words and pictures. */
@NullMarked
package org.zermelo.present.trace;

import org.jspecify.annotations.NullMarked;

/** Variants of a task for teachers. */
@NullMarked
package org.zermelo.exam.variant;

import org.jspecify.annotations.NullMarked;

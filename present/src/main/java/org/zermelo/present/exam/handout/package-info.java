/** Variants of a task to hand out: on paper, and as banks of questions for learning systems. */
@NullMarked
package org.zermelo.present.exam.handout;

import org.jspecify.annotations.NullMarked;

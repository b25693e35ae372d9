/** The mistakes by which a wrong answer comes about. */
@NullMarked
package org.zermelo.exam.slips;

import org.jspecify.annotations.NullMarked;

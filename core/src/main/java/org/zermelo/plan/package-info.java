/** Ranks the methods that fit a question and runs the best, or the one that was named. */
@NullMarked
package org.zermelo.plan;

import org.jspecify.annotations.NullMarked;

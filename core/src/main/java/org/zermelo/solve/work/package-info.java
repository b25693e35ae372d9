/** Threads that share out work, and the states that let a long run go on after it was stopped. */
@NullMarked
package org.zermelo.solve.work;

import org.jspecify.annotations.NullMarked;

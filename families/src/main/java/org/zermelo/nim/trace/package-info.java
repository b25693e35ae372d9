/** Nim by its formula, step by step. */
@NullMarked
package org.zermelo.nim.trace;

import org.jspecify.annotations.NullMarked;

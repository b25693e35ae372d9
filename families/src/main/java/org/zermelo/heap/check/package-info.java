/**
 * Verifies certificates of periods. This package uses nothing of the solver, not even its reading of codes: it reads the
 * text, recomputes every value in its own way, and checks the conditions of the theorem again.
 */
@NullMarked
package org.zermelo.heap.check;

import org.jspecify.annotations.NullMarked;

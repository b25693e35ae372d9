/** The check of a table from the rules alone. It shares no code with the solvers. */
@NullMarked
package org.zermelo.store.check;

import org.jspecify.annotations.NullMarked;

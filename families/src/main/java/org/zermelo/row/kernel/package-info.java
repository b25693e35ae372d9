/**
 * The hot loops of the row family as interfaces, with scalar forms. The vector module provides faster twins through
 * {@link java.util.ServiceLoader}; all give the same numbers.
 */
@NullMarked
package org.zermelo.row.kernel;

import org.jspecify.annotations.NullMarked;

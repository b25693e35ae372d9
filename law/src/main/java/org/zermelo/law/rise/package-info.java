/** One heap that only grows: stretches of sizes on which everything repeats. */
@NullMarked
package org.zermelo.law.rise;

import org.jspecify.annotations.NullMarked;

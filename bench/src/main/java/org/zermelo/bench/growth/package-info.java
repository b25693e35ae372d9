/** How time and memory grow with the size. */
@NullMarked
package org.zermelo.bench.growth;

import org.jspecify.annotations.NullMarked;

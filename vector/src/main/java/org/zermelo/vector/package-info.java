/** Vector forms of the core's hot loops, each with its scalar twin in the core. */
@NullMarked
package org.zermelo.vector;

import org.jspecify.annotations.NullMarked;

/** Games with levels, solved by many machines, each with its part of the numbers. */
@NullMarked
package org.zermelo.store.cluster;

import org.jspecify.annotations.NullMarked;

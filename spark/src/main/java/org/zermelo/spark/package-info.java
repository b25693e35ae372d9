/** Large tables on a cluster. */
@NullMarked
package org.zermelo.spark;

import org.jspecify.annotations.NullMarked;

/** Laws as people say them: remainders, powers, equal heaps, sums without carry. */
@NullMarked
package org.zermelo.law.shape;

import org.jspecify.annotations.NullMarked;

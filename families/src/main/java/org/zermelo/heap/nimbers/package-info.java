/** The nimbers of heaps while they are computed, the moves by what they leave, and heaps as rare and common ones. */
@NullMarked
package org.zermelo.heap.nimbers;

import org.jspecify.annotations.NullMarked;

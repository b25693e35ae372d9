/** Operations beyond sums: heating, products, incentives, reduction, atomic weights. */
@NullMarked
package org.zermelo.partizan.operation;

import org.jspecify.annotations.NullMarked;

/** A reader's own program held against ours: random small inputs, both answers, and the smallest input at which they differ. */
@NullMarked
package org.zermelo.desk.against;

import org.jspecify.annotations.NullMarked;

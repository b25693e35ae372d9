/** Questions to train on, as documents. */
@NullMarked
package org.zermelo.present.train;

import org.jspecify.annotations.NullMarked;

/** Questions to train on, drawn by a seed and answered exactly. */
@NullMarked
package org.zermelo.desk.train;

import org.jspecify.annotations.NullMarked;

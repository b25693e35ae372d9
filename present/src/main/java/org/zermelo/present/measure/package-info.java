/** Measured methods as tables, plots and documents. */
@NullMarked
package org.zermelo.present.measure;

import org.jspecify.annotations.NullMarked;

/** Methods against each other over growing sizes: measured, fitted, and plotted. */
@NullMarked
package org.zermelo.present.measure;

import org.jspecify.annotations.NullMarked;

/** Methods against each other over growing sizes: measured and fitted. */
@NullMarked
package org.zermelo.desk.measure;

import org.jspecify.annotations.NullMarked;

/** Methods against each other over growing sizes: the experiments of the source texts, and one's own. */
@NullMarked
package org.zermelo.present.compare;

import org.jspecify.annotations.NullMarked;

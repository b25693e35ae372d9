/** Tables on disk. */
@NullMarked
package org.zermelo.store;

import org.jspecify.annotations.NullMarked;

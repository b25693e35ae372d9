/** Files of blocks with checksums, read from front to back, and how many of them are merged. */
@NullMarked
package org.zermelo.store.block;

import org.jspecify.annotations.NullMarked;

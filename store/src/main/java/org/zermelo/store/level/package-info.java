/** Games with levels, solved on disk level by level. */
@NullMarked
package org.zermelo.store.level;

import org.jspecify.annotations.NullMarked;

/** Solves a game and stores its table, in memory or on disk. */
@NullMarked
package org.zermelo.store.build;

import org.jspecify.annotations.NullMarked;

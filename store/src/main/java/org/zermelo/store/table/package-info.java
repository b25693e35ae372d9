/** The format of a table on disk: written, read, looked up. */
@NullMarked
package org.zermelo.store.table;

import org.jspecify.annotations.NullMarked;

/** Results go into files: whole or not at all, one process at a time, and what went wrong as a note. */
@NullMarked
package org.zermelo.store.file;

import org.jspecify.annotations.NullMarked;

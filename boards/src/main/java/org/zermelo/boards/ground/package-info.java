/** Every move clause written out for every cell: what must stand where, and what is set. */
@NullMarked
package org.zermelo.boards.ground;

import org.jspecify.annotations.NullMarked;

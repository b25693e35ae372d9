/** Board rules played as they are written, without anything clever: what all faster forms are tested against. */
@NullMarked
package org.zermelo.boards.interpret;

import org.jspecify.annotations.NullMarked;

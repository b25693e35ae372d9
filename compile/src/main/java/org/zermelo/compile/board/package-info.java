/** Board games in words as bytecode. */
@NullMarked
package org.zermelo.compile.board;

import org.jspecify.annotations.NullMarked;

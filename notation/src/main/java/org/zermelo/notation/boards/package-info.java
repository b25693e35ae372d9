/** Board games as text, section by section: the board, what is moved and how, what ends a play. */
@NullMarked
package org.zermelo.notation.boards;

import org.jspecify.annotations.NullMarked;

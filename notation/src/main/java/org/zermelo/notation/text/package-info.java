/** A text that is read: where one is in it, the place of an error, and words that were meant. */
@NullMarked
package org.zermelo.notation.text;

import org.jspecify.annotations.NullMarked;

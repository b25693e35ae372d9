/** Play in the terminal: what is shown, how a move is entered, and the talk between the two. */
@NullMarked
package org.zermelo.cli.play;

import org.jspecify.annotations.NullMarked;

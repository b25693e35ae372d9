/** The notation for games: text to rules, with error positions. */
@NullMarked
package org.zermelo.notation;

import org.jspecify.annotations.NullMarked;

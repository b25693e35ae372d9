/** The notation for games: text to rules, with the place of every error. */
@NullMarked
package org.zermelo.notation;

import org.jspecify.annotations.NullMarked;

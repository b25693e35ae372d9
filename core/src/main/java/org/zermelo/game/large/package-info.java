/** What games of many moves or large numbers are written with. */
@NullMarked
package org.zermelo.game.large;

import org.jspecify.annotations.NullMarked;

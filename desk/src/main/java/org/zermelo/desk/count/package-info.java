/** How many plays and positions a game has after each ply. */
@NullMarked
package org.zermelo.desk.count;

import org.jspecify.annotations.NullMarked;

/** Board games in words whose rules are those of a family that is solved by methods of its own. */
@NullMarked
package org.zermelo.notation.known;

import org.jspecify.annotations.NullMarked;

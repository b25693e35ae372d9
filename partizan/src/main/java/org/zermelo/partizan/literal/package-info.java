/** Values as texts: reader and printer. */
@NullMarked
package org.zermelo.partizan.literal;

import org.jspecify.annotations.NullMarked;

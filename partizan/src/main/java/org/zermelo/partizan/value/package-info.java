/** Values as immutable objects, and all that is known of one. */
@NullMarked
package org.zermelo.partizan.value;

import org.jspecify.annotations.NullMarked;

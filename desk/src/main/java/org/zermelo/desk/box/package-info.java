/** One box: what a text is that a person typed, whatever it is. */
@NullMarked
package org.zermelo.desk.box;

import org.jspecify.annotations.NullMarked;

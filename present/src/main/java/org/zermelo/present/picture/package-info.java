/** Pictures of boxes, lines and words, written as SVG or PNG. */
@NullMarked
package org.zermelo.present.picture;

import org.jspecify.annotations.NullMarked;

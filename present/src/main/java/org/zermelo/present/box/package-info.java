/** What a person typed into the one box, as JSON and as text. */
@NullMarked
package org.zermelo.present.box;

import org.jspecify.annotations.NullMarked;

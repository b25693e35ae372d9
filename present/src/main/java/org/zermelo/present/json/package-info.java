/** JSON in and out: one small document model over the streaming parser. */
@NullMarked
package org.zermelo.present.json;

import org.jspecify.annotations.NullMarked;

/** JSON in and out: documents as ordinary Java values, one writer and one reader, without reflection. */
@NullMarked
package org.zermelo.present.json;

import org.jspecify.annotations.NullMarked;

/** Several texts as one file. */
@NullMarked
package org.zermelo.present.pack;

import org.jspecify.annotations.NullMarked;

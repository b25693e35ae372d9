/** Laws as text and documents. */
@NullMarked
package org.zermelo.present.law;

import org.jspecify.annotations.NullMarked;

/** Games by their texts. */
@NullMarked
package org.zermelo.text;

import org.jspecify.annotations.NullMarked;

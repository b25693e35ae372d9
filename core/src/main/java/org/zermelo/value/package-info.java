/** What a position is worth: outcome with depth, margin, nimber, misère outcome; and the reasons for it. */
@NullMarked
package org.zermelo.value;

import org.jspecify.annotations.NullMarked;

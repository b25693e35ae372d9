/** Use cases, declared once: what is asked, how it is found, and how it is told; faces are read off them. */
@NullMarked
package org.zermelo.present.use;

import org.jspecify.annotations.NullMarked;

/** The catalogue of solved board games, read from its page in the docs. */
@NullMarked
package org.zermelo.present.catalogue;

import org.jspecify.annotations.NullMarked;

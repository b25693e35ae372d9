/** Games that are solved whole and stored, and the check of what was stored. */
@NullMarked
package org.zermelo.desk.table;

import org.jspecify.annotations.NullMarked;

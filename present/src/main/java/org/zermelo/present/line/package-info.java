/** Lines of rows, optimal or given, with the loss of each move; and who gets what when strategies meet. */
@NullMarked
package org.zermelo.present.line;

import org.jspecify.annotations.NullMarked;

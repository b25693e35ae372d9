/** An arena of canonical forms as ids: order, simplification, sums. Belongs to one question and one thread. */
@NullMarked
package org.zermelo.partizan.form;

import org.jspecify.annotations.NullMarked;

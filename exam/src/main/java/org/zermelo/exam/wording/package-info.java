/** Reads the wording of a task as it stands in a paper, phrase by phrase. */
@NullMarked
package org.zermelo.exam.wording;

import org.jspecify.annotations.NullMarked;

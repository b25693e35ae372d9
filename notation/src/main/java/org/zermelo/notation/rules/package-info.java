/** Rules as text: the words of rule files and of {@code heaps(...)}, read into declared rules. */
@NullMarked
package org.zermelo.notation.rules;

import org.jspecify.annotations.NullMarked;

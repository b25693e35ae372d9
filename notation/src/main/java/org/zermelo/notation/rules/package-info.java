/** Rules as text: rule files, the inside of {@code heaps(...)} and {@code board(...)}, and the files that come with the program. */
@NullMarked
package org.zermelo.notation.rules;

import org.jspecify.annotations.NullMarked;

/** Rules whose formulas speak of facts of their own, such as a stretch of a list: they share the formulas and ends of heaps. */
@NullMarked
package org.zermelo.notation.facts;

import org.jspecify.annotations.NullMarked;

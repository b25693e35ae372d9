/** Rules as formulas of addition and comparison, and formulas as automata. */
@NullMarked
package org.zermelo.law.formula;

import org.jspecify.annotations.NullMarked;

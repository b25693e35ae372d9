/** Declared rules under which the opponent may forbid moves. */
@NullMarked
package org.zermelo.rule.forbid;

import org.jspecify.annotations.NullMarked;

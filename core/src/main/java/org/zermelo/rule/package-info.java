/** Rules declared as data: variables, moves with guards, ends. */
@NullMarked
package org.zermelo.rule;

import org.jspecify.annotations.NullMarked;

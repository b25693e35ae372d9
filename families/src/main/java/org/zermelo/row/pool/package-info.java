/** Games with numbers of which each is used once, taken by clauses with conditions on the last and on all numbers taken. */
@NullMarked
package org.zermelo.row.pool;

import org.jspecify.annotations.NullMarked;

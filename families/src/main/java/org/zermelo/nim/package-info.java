/** Nim and its relatives with closed forms: who wins by arithmetic instead of search. */
@NullMarked
package org.zermelo.nim;

import org.jspecify.annotations.NullMarked;

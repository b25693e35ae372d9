/** Games on rows of letters or numbers that are taken, kept, cut, replaced and swapped, by clauses with conditions on what they touch. */
@NullMarked
package org.zermelo.row.list;

import org.jspecify.annotations.NullMarked;

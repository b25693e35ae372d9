/**
 * The linear method for rows from which one item is taken at a time: triples that no one wants to open are merged until
 * every row is a valley, and a valley is played from its larger end.
 */
@NullMarked
package org.zermelo.row.linear;

import org.jspecify.annotations.NullMarked;

/**
 * The general methods on packed positions: the reachable set is listed, numbered in key order, and solved level by level or, where
 * play may be endless, backwards from the ends. All work is spread over threads, and the result is the same for any number of them.
 */
@NullMarked
package org.zermelo.solve.sweep;

import org.jspecify.annotations.NullMarked;

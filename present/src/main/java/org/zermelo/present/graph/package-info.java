/** Positions of small impartial games as a graph, each position once, with nimbers, and how it is drawn. */
@NullMarked
package org.zermelo.present.graph;

import org.jspecify.annotations.NullMarked;

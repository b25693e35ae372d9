/** Positions of small impartial games as a graph, each position once: layers, pictures and documents. */
@NullMarked
package org.zermelo.present.graph;

import org.jspecify.annotations.NullMarked;

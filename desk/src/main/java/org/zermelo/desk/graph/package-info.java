/** Positions of a game as a tree or as a graph, each with its worth. */
@NullMarked
package org.zermelo.desk.graph;

import org.jspecify.annotations.NullMarked;

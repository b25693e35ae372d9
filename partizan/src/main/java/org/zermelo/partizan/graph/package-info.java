/** Games with Left and Right on graphs: Hackenbush and its kin on coloured edges, Col and Snort on vertices. */
@NullMarked
package org.zermelo.partizan.graph;

import org.jspecify.annotations.NullMarked;

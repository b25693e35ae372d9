/** What a position looks like, as facts: rows, heaps, boards, graphs. The page and the terminal draw the same scenes. */
@NullMarked
package org.zermelo.present.scene;

import org.jspecify.annotations.NullMarked;

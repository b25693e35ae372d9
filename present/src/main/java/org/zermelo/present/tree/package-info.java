/** Game trees, and how they are drawn. */
@NullMarked
package org.zermelo.present.tree;

import org.jspecify.annotations.NullMarked;

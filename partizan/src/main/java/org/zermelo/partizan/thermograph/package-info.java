/** Thermographs: stops under a tax on every move. */
@NullMarked
package org.zermelo.partizan.thermograph;

import org.jspecify.annotations.NullMarked;

/** Rules made into bytecode that fills tables of all positions. */
@NullMarked
package org.zermelo.compile;

import org.jspecify.annotations.NullMarked;

/** Rules made into bytecode that fills tables of all positions. */
@NullMarked
package org.zermelo.notation.compile;

import org.jspecify.annotations.NullMarked;

/** Values found a second time by nothing but the definitions, to verify what the solver has found. */
@NullMarked
package org.zermelo.partizan.check;

import org.jspecify.annotations.NullMarked;

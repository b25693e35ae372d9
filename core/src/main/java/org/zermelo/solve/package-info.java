/** Questions, the methods that answer them, and the answers. */
@NullMarked
package org.zermelo.solve;

import org.jspecify.annotations.NullMarked;

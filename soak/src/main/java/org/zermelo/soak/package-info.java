/** Random, hostile and broken input, and processes that are killed: what is answered as it should not be. */
@NullMarked
package org.zermelo.soak;

import org.jspecify.annotations.NullMarked;

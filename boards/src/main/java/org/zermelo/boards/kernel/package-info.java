/** Board games on numbers: written-out moves as tests of bits, played and solved fast. */
@NullMarked
package org.zermelo.boards.kernel;

import org.jspecify.annotations.NullMarked;

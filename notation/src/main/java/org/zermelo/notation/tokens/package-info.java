/** The words of rules, cut and read from left to right, with the place of every error. */
@NullMarked
package org.zermelo.notation.tokens;

import org.jspecify.annotations.NullMarked;

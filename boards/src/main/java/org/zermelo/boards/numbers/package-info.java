/** Positions as numbers: digits, marks and bit fields, numbers without gaps, levels, images under symmetries. */
@NullMarked
package org.zermelo.boards.numbers;

import org.jspecify.annotations.NullMarked;

/** The stone games around rows: each as rules, and with the fastest way known to solve it. */
@NullMarked
package org.zermelo.row.stones;

import org.jspecify.annotations.NullMarked;

/** The games that have a name: what stands in brackets behind it, and how games are joined to a sum. */
@NullMarked
package org.zermelo.notation.family;

import org.jspecify.annotations.NullMarked;

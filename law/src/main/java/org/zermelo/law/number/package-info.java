/** What number theory says of heaps. */
@NullMarked
package org.zermelo.law.number;

import org.jspecify.annotations.NullMarked;

/** Checks for authors of games, and complete small worlds. */
@NullMarked
package org.zermelo.testkit;

import org.jspecify.annotations.NullMarked;

/** The programs of docs/your-first-game.md. */
@NullMarked
package org.zermelo.examples;

import org.jspecify.annotations.NullMarked;

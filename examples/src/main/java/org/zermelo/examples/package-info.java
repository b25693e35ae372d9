/** Small programs; examples/README.md lists them, docs/your-first-game.md tells of most. */
@NullMarked
package org.zermelo.examples;

import org.jspecify.annotations.NullMarked;

/** Scenes for the terminal, in letters, and for the page, as documents. */
@NullMarked
package org.zermelo.present.scene.drawing;

import org.jspecify.annotations.NullMarked;

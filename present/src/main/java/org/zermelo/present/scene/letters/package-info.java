/** Parts of scenes drawn with letters. */
@NullMarked
package org.zermelo.present.scene.letters;

import org.jspecify.annotations.NullMarked;

/** The scenes of positions, family by family. */
@NullMarked
package org.zermelo.present.scene.sketch;

import org.jspecify.annotations.NullMarked;

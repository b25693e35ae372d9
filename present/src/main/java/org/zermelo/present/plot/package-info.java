/** Measured growth as plots. */
@NullMarked
package org.zermelo.present.plot;

import org.jspecify.annotations.NullMarked;

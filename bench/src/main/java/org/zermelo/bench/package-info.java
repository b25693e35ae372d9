/** Runs measurements by their names; each subject has a package. */
@NullMarked
package org.zermelo.bench;

import org.jspecify.annotations.NullMarked;

/** Games of men solved stage by stage on disk: a file for each stage, so that work is taken up where it was left. */
@NullMarked
package org.zermelo.store.stage;

import org.jspecify.annotations.NullMarked;

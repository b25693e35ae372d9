/** Work that requests ask for: queued fairly, run within limits, cancelled when nobody waits for it. */
@NullMarked
package org.zermelo.web.work;

import org.jspecify.annotations.NullMarked;

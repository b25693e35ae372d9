/** The page without a server: the same files, and an engine that runs in the browser. */
@NullMarked
package org.zermelo.web.site;

import org.jspecify.annotations.NullMarked;

/** What is asked of a game and what comes of it: one operation a use case, the same for the command line and the page. */
@NullMarked
package org.zermelo.desk;

import org.jspecify.annotations.NullMarked;

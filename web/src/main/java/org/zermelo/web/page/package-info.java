/** The files of the page, and nothing else. */
@NullMarked
package org.zermelo.web.page;

import org.jspecify.annotations.NullMarked;

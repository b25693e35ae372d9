/** The endpoints of the page and its API. */
@NullMarked
package org.zermelo.web.api;

import org.jspecify.annotations.NullMarked;

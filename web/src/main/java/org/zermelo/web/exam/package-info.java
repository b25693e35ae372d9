/** The endpoints of exam tasks. */
@NullMarked
package org.zermelo.web.exam;

import org.jspecify.annotations.NullMarked;

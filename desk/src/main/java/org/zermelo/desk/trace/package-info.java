/** Methods to be watched at their work. */
@NullMarked
package org.zermelo.desk.trace;

import org.jspecify.annotations.NullMarked;

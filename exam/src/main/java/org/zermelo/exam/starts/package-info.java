/** The starts that rules with an open number give. */
@NullMarked
package org.zermelo.exam.starts;

import org.jspecify.annotations.NullMarked;

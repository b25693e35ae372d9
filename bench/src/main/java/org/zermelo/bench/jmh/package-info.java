/** Steady figures by JMH. */
@NullMarked
package org.zermelo.bench.jmh;

import org.jspecify.annotations.NullMarked;

/** Benchmarks: JMH classes for steady figures, and a quick runner whose table goes into the docs. */
@NullMarked
package org.zermelo.bench;

import org.jspecify.annotations.NullMarked;

/** How things are measured: processor time, repeated runs, memory, seeded rows, processes. */
@NullMarked
package org.zermelo.bench.measure;

import org.jspecify.annotations.NullMarked;

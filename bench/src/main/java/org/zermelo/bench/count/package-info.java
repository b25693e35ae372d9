/** What is counted or computed once, for the pages of results. */
@NullMarked
package org.zermelo.bench.count;

import org.jspecify.annotations.NullMarked;

/** Games solved by many machines, by levels or by waves, each machine with its part of the numbers. */
@NullMarked
package org.zermelo.store.cluster;

import org.jspecify.annotations.NullMarked;

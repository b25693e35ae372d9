/** Games whose play may be endless, solved on disk by retrograde analysis, wave by wave. */
@NullMarked
package org.zermelo.store.wave;

import org.jspecify.annotations.NullMarked;

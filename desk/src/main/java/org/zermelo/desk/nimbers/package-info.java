/** Sequences of nimbers: how far, with which proof, and what of them is looked at. */
@NullMarked
package org.zermelo.desk.nimbers;

import org.jspecify.annotations.NullMarked;

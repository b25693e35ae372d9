/** Whole tables for people and programs: what a solved game looks like. */
@NullMarked
package org.zermelo.present.analysis;

import org.jspecify.annotations.NullMarked;

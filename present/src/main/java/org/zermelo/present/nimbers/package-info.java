/** Nim-sequences for people and programs: text, JSON, CSV, b-file, packed binary, plot. */
@NullMarked
package org.zermelo.present.nimbers;

import org.jspecify.annotations.NullMarked;

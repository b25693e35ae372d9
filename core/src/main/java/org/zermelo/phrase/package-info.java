/** Phrases: how a note is put into words, and the English words of the modules below present. */
@NullMarked
package org.zermelo.phrase;

import org.jspecify.annotations.NullMarked;

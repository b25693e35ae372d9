/** What is said to people, in each language. */
@NullMarked
package org.zermelo.present.words;

import org.jspecify.annotations.NullMarked;

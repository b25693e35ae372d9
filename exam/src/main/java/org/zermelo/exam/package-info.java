/** The answers to questions over families of starts. */
@NullMarked
package org.zermelo.exam;

import org.jspecify.annotations.NullMarked;

/** The words of a paper: its text as words and sentences, the phrases of a language, and how the players are called. */
@NullMarked
package org.zermelo.exam.wording.paper;

import org.jspecify.annotations.NullMarked;

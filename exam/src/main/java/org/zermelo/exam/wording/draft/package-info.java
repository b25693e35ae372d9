/** What the sentences of a task have told so far: chunks of words with a meaning, and the start, moves and ends made of them. */
@NullMarked
package org.zermelo.exam.wording.draft;

import org.jspecify.annotations.NullMarked;

/** A game and a question in, an answer as a document or as text out. */
@NullMarked
package org.zermelo.present.answer;

import org.jspecify.annotations.NullMarked;

/** Ranks the methods that fit a question, and explains the choice. */
@NullMarked
package org.zermelo.plan;

import org.jspecify.annotations.NullMarked;

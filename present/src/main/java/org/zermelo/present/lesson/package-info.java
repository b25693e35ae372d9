/** Lessons: texts with methods to watch, games to try and questions to check. */
@NullMarked
package org.zermelo.present.lesson;

import org.jspecify.annotations.NullMarked;

/** Programs that answer a task, as pupils write them, generated from its rules. */
@NullMarked
package org.zermelo.exam.program;

import org.jspecify.annotations.NullMarked;

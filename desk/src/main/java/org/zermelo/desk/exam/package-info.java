/** What is asked about exam tasks: answers, banks of tasks, checks of what pupils answer or program, and the classes of starts. */
@NullMarked
package org.zermelo.desk.exam;

import org.jspecify.annotations.NullMarked;

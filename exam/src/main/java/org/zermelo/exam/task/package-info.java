/** What is asked: tasks, their questions, and the sheets of an answer bank. */
@NullMarked
package org.zermelo.exam.task;

import org.jspecify.annotations.NullMarked;

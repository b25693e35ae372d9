/** Tables, workbooks and trees of a task's positions. */
@NullMarked
package org.zermelo.present.exam.view;

import org.jspecify.annotations.NullMarked;

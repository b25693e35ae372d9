/** What comes of the questions of an exam task, each at its place. */
@NullMarked
package org.zermelo.desk.exam;

import org.jspecify.annotations.NullMarked;

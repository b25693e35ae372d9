/** Exam tasks for people and programs: records, reports, explanations, pictures. */
@NullMarked
package org.zermelo.present.exam;

import org.jspecify.annotations.NullMarked;

/** Rules in the words of an exam paper. */
@NullMarked
package org.zermelo.present.exam.paper;

import org.jspecify.annotations.NullMarked;

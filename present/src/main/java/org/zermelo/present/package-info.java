/** Answers for people and programs: JSON, text, tables and pictures. */
@NullMarked
package org.zermelo.present;

import org.jspecify.annotations.NullMarked;

/** Games under way: moves made and taken back, opponents of every strength, and where a game was lost. */
@NullMarked
package org.zermelo.desk.play;

import org.jspecify.annotations.NullMarked;

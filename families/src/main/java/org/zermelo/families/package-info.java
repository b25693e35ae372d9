/** What the families of games register with the planner. */
@NullMarked
package org.zermelo.families;

import org.jspecify.annotations.NullMarked;

/** Games of men that are placed, go to and fro, and are taken by mills: solved stage by stage, a stage being how many men there are. */
@NullMarked
package org.zermelo.boards.stage;

import org.jspecify.annotations.NullMarked;

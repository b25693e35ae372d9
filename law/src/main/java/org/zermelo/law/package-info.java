/** Who wins for every size: automata guessed from solved positions and proved by products of automata. */
@NullMarked
package org.zermelo.law;

import org.jspecify.annotations.NullMarked;

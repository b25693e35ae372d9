/** Automata over tuples of digits, and the numbers that such digits write. */
@NullMarked
package org.zermelo.law.automaton;

import org.jspecify.annotations.NullMarked;

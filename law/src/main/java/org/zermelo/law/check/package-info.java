/**
 * Verifies certificates of laws. This package uses nothing of the prover: it makes its own conditions out of the rules, its own automata
 * out of these, and looks at every class of positions again. It believes nothing but that the certificate is meant as one.
 */
@NullMarked
package org.zermelo.law.check;

import org.jspecify.annotations.NullMarked;

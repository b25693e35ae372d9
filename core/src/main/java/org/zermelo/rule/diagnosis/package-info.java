/** What is worth knowing of declared rules before they are played. */
@NullMarked
package org.zermelo.rule.diagnosis;

import org.jspecify.annotations.NullMarked;

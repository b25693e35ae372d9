/** All families of games with Left and Right by name, as terms of a value. */
@NullMarked
package org.zermelo.partizan.family;

import org.jspecify.annotations.NullMarked;

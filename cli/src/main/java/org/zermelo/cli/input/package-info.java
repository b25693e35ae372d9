/** Where games and numbers come from: arguments, files, standard input. */
@NullMarked
package org.zermelo.cli.input;

import org.jspecify.annotations.NullMarked;

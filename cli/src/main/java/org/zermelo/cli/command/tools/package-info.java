/** The commands that serve other programs. */
@NullMarked
package org.zermelo.cli.command.tools;

import org.jspecify.annotations.NullMarked;

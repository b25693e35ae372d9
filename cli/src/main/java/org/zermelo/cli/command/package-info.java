/** The commands for games; {@link Commands} lists all. */
@NullMarked
package org.zermelo.cli.command;

import org.jspecify.annotations.NullMarked;

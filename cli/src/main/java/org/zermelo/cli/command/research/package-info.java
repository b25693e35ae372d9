/** The commands for nimbers, quotients and stored tables. */
@NullMarked
package org.zermelo.cli.command.research;

import org.jspecify.annotations.NullMarked;

/** The command for exam tasks. */
@NullMarked
package org.zermelo.cli.command.exam;

import org.jspecify.annotations.NullMarked;

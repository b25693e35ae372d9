/** The commands, one class each. */
@NullMarked
package org.zermelo.cli.command;

import org.jspecify.annotations.NullMarked;

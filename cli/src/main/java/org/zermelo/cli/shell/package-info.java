/** What shells and manuals are told of the commands, made from their help. */
@NullMarked
package org.zermelo.cli.shell;

import org.jspecify.annotations.NullMarked;

/** The zermelo command. */
@NullMarked
package org.zermelo.cli;

import org.jspecify.annotations.NullMarked;

/** What every command is given: streams, words, watch, exit codes. */
@NullMarked
package org.zermelo.cli.context;

import org.jspecify.annotations.NullMarked;

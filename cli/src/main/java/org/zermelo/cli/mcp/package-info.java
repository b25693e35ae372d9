/** The Model Context Protocol over standard input and output: assistants ask for exact values. */
@NullMarked
package org.zermelo.cli.mcp;

import org.jspecify.annotations.NullMarked;

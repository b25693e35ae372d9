/** The local page and its HTTP API: the server, its settings, and what every response carries. */
@NullMarked
package org.zermelo.web;

import org.jspecify.annotations.NullMarked;

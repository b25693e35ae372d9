/** The local page and its HTTP API. */
@NullMarked
package org.zermelo.web;

import org.jspecify.annotations.NullMarked;

/** The questions that the HTTP API answers. Each is an endpoint: what it reads, how much work it is, what it replies. */
@NullMarked
package org.zermelo.web.api;

import org.jspecify.annotations.NullMarked;

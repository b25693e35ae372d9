/** What a call to the API is: its parameters, its reply, how it fails. */
@NullMarked
package org.zermelo.web.call;

import org.jspecify.annotations.NullMarked;

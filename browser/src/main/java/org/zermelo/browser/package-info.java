/** The API compiled for the browser: what the page without a server asks. */
@NullMarked
package org.zermelo.browser;

import org.jspecify.annotations.NullMarked;

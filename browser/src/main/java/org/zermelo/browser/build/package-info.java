/** What the compiler for the browser is told: run while the program is built, never in the browser. */
@NullMarked
package org.zermelo.browser.build;

import org.jspecify.annotations.NullMarked;

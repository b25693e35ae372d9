/** How the command finds the page's server, which comes in a module of its own that other commands need not load. */
@NullMarked
package org.zermelo.present.serve;

import org.jspecify.annotations.NullMarked;

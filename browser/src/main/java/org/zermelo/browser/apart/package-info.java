/** What stands in the browser for classes of ours that need files, threads or bytecode. */
@NullMarked
package org.zermelo.browser.apart;

import org.jspecify.annotations.NullMarked;

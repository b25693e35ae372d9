/** What stands in the browser for classes and methods of the JDK that its class library lacks. */
@NullMarked
package org.zermelo.browser.jdk;

import org.jspecify.annotations.NullMarked;

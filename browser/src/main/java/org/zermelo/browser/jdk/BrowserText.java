package org.zermelo.browser.jdk;

import org.teavm.jso.JSBody;

/** What the browser itself knows of texts. */
final class BrowserText {

    private BrowserText() {}

    /** The text in a normal form of Unicode. */
    @JSBody(
            params = {"text", "form"},
            script = "return text.normalize(form);")
    static native String normalized(String text, String form);
}

package org.zermelo.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.zermelo.web.PageServer;
import org.zermelo.web.Settings;

/** One server and one Chromium for all tests of the page: each begins at an address of its own. */
final class Page {

    private static Browser browser;

    private Page() {}

    /** The browser, 1280 by 900; started by whoever asks first, and closed with the program. */
    static synchronized Browser open() {
        if (browser == null) {
            PageServer server = PageServer.start(Settings.own().onPort(0));
            Browser opened = Browser.open("http://127.0.0.1:" + server.port());
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                opened.close();
                server.close();
            }));
            browser = opened;
        }
        // what earlier tests made the page complain of is not held against this one
        browser.complaints();
        return browser.size(1280, 900).dark(false);
    }

    /** An address with parameters. */
    static String with(String path, String... namesAndValues) {
        StringBuilder address = new StringBuilder(path);
        for (int i = 0; i < namesAndValues.length; i += 2) {
            address.append(address.indexOf("?") < 0 ? "?" : "&")
                    .append(namesAndValues[i])
                    .append('=')
                    .append(URLEncoder.encode(namesAndValues[i + 1], StandardCharsets.UTF_8));
        }
        return address.toString();
    }
}

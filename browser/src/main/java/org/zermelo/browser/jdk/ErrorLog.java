package org.zermelo.browser.jdk;

import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * A log on the browser's console.
 *
 * @param name whose it is
 */
record ErrorLog(String name) implements System.Logger {

    @Override
    public String getName() {
        return name;
    }

    @Override
    public boolean isLoggable(Level level) {
        return true;
    }

    @Override
    public void log(Level level, @Nullable ResourceBundle bundle, String message, Throwable thrown) {
        System.err.println(name + ": " + message + ": " + thrown);
        thrown.printStackTrace();
    }

    @Override
    public void log(Level level, @Nullable ResourceBundle bundle, String format, Object... parameters) {
        System.err.println(name + ": " + format);
    }
}

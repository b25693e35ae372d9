package org.zermelo.browser.jdk;

import java.util.ServiceLoader;

/**
 * A provider that is there already.
 *
 * @param get the service
 */
record FoundService<T>(T get) implements ServiceLoader.Provider<T> {

    @Override
    @SuppressWarnings("unchecked")
    public Class<? extends T> type() {
        return (Class<? extends T>) get.getClass();
    }
}

package org.zermelo.browser.jdk;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;

/** {@code Executors} where there is one thread. */
public final class OwnExecutors {

    private OwnExecutors() {}

    /** An executor that does everything on the caller's thread. */
    public static ExecutorService newFixedThreadPool(int threads, ThreadFactory maker) {
        return new CallersThread();
    }
}

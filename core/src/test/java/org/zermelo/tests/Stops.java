package org.zermelo.tests;

import java.util.concurrent.atomic.AtomicInteger;
import org.zermelo.solve.Watch;

/** Watches that stop work somewhere in the middle. */
public final class Stops {

    private Stops() {}

    /** A watch that cancels after so many questions whether it does. */
    public static Watch after(int checks) {
        AtomicInteger left = new AtomicInteger(checks);
        return new Watch() {
            @Override
            public boolean cancelled() {
                return left.decrementAndGet() < 0;
            }
        };
    }
}

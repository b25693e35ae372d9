package org.zermelo.browser.apart;

/** The front of a sweep by one thread: whatever comes before is done. */
public final class NoFront {

    private boolean broken;

    NoFront(int bands) {}

    boolean reached(int band, int tile) {
        return !broken;
    }

    void advance(int band) {}

    void breakOff() {
        broken = true;
    }
}

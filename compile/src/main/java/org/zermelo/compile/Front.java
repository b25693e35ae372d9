package org.zermelo.compile;

import org.zermelo.game.CancelledException;

/**
 * The barrier of a wavefront sweep: band b may fill tile t once band b - 1 has. Bands start in order, so a band that is
 * waited for is always running.
 */
final class Front {

    private final int[] done;
    private boolean broken;

    Front(int bands) {
        this.done = new int[bands];
    }

    /**
     * Waits until a tile of a band may be swept.
     *
     * @return false when the sweep has broken off
     * @throws CancelledException when the waiting thread is interrupted
     */
    synchronized boolean reached(int band, int tile) {
        try {
            while (!broken && band > 0 && done[band - 1] <= tile) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancelledException();
        }
        return !broken;
    }

    /** Notes that the next tile of a band is filled. */
    synchronized void advance(int band) {
        done[band]++;
        notifyAll();
    }

    /** Ends all waiting: some tile will never be filled. */
    synchronized void breakOff() {
        broken = true;
        notifyAll();
    }
}

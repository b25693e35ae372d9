package org.zermelo.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Input that tells whether somebody waits for more of it. */
final class WaitingInput extends FilterInputStream {

    private volatile boolean waiting;

    WaitingInput(InputStream in) {
        super(in);
    }

    /** Whether a read has begun and not ended. */
    boolean isWaiting() {
        return waiting;
    }

    @Override
    public int read() throws IOException {
        waiting = true;
        try {
            return super.read();
        } finally {
            waiting = false;
        }
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        waiting = true;
        try {
            return super.read(bytes, from, count);
        } finally {
            waiting = false;
        }
    }
}

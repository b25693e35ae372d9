package org.zermelo.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** UTF-8 text on a stream, whatever the locale; a reader who went away ends the program instead of being ignored. */
final class Output {

    private Output() {}

    static PrintWriter writer(OutputStream stream) {
        return new PrintWriter(
                new BufferedWriter(new OutputStreamWriter(new Loud(stream), StandardCharsets.UTF_8), 1 << 16));
    }

    /** The reader of our output has closed it. */
    static final class ClosedPipe extends RuntimeException {
        private static final long serialVersionUID = 1L;

        ClosedPipe(IOException cause) {
            super(cause);
        }
    }

    /** PrintWriter swallows an IOException; this turns it into one that it does not. */
    private static final class Loud extends OutputStream {
        private final OutputStream target;

        Loud(OutputStream target) {
            this.target = target;
        }

        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) {
            try {
                target.write(bytes, from, count);
            } catch (IOException e) {
                throw told(e);
            }
        }

        @Override
        public void flush() {
            try {
                target.flush();
            } catch (IOException e) {
                throw told(e);
            }
        }

        private static RuntimeException told(IOException e) {
            String message = String.valueOf(e.getMessage());
            boolean closed = message.contains("Broken pipe")
                    || message.contains("EPIPE")
                    || message.contains("pipe is being closed")
                    || message.contains("Stream closed")
                    // Closed from the start: zermelo ... >&-
                    || message.contains("Bad file descriptor");
            return closed ? new ClosedPipe(e) : new UncheckedIOException(e);
        }
    }
}

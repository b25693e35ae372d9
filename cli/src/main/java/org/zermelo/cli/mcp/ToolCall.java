package org.zermelo.cli.mcp;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.Json;
import org.zermelo.solve.Watch;

/** One call of a tool under way: its time is bounded, the client may cancel it, and is told how far it is where it asked for that. */
final class ToolCall implements Watch {

    private static final long EVERY_NANOS = 200_000_000;

    private final Watch outer;
    private final double seconds;
    private final @Nullable Object token;
    private final Consumer<Object> send;
    private volatile boolean stopped;
    private volatile long begun;
    private long told;
    private long last;

    /**
     * @param token what the client calls the progress of this call; null where it wants to hear none
     * @param send writes a message
     */
    ToolCall(Watch outer, double seconds, @Nullable Object token, Consumer<Object> send) {
        this.outer = outer;
        this.seconds = seconds;
        this.token = token;
        this.send = send;
    }

    void begin() {
        begun = System.nanoTime();
    }

    /** The client wants no answer any more. */
    void stop() {
        stopped = true;
    }

    boolean stopped() {
        return stopped;
    }

    @Override
    public boolean cancelled() {
        return stopped || outer.cancelled() || begun != 0 && System.nanoTime() - begun > seconds * 1e9;
    }

    @Override
    public synchronized void progress(long done, long total) {
        long now = System.nanoTime();
        // The protocol wants each number to be greater than the one before.
        if (token == null || stopped || done <= last || now - told < EVERY_NANOS) {
            return;
        }
        told = now;
        last = done;
        send.accept(Json.object(
                "jsonrpc", "2.0",
                "method", "notifications/progress",
                "params", Json.object("progressToken", token, "progress", done, "total", total > 0 ? total : null)));
    }
}

package org.zermelo.cli.mcp;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The answers to several messages that came as one: sent as one, when the last is there. */
final class BatchedAnswers {

    private final Consumer<Object> send;
    private final List<Object> answers = new ArrayList<>();
    private int awaited;

    /**
     * No answers yet.
     *
     * @param awaited how many messages there are
     */
    BatchedAnswers(int awaited, Consumer<Object> send) {
        this.awaited = awaited;
        this.send = send;
    }

    /** Takes the answer to one message; null for a message that gets none. */
    synchronized void add(@Nullable Object answer) {
        if (answer != null) {
            answers.add(answer);
        }
        if (--awaited == 0 && !answers.isEmpty()) {
            send.accept(List.copyOf(answers));
        }
    }
}

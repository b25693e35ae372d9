package org.zermelo.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks the player for a line. */
interface Prompter extends AutoCloseable {

    /**
     * The next line, without its end.
     *
     * @param prompt what to ask
     * @param choices what may be chosen by keys
     * @return null when there is no more input
     */
    @Nullable
    String ask(String prompt, List<String> choices);

    /** Whether the arrow keys go through the choices. */
    boolean arrows();

    @Override
    void close();
}

package org.zermelo.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Asks the player for a line. */
interface Prompter extends AutoCloseable {

    /** Columns of a screen that does not tell. */
    int USUAL_WIDTH = 80;

    /** Its lines. */
    int USUAL_HEIGHT = 24;

    /** Ends when it is closed. */
    interface Listening extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * The next line, without its end.
     *
     * @param prompt what to ask
     * @param choices what may be chosen by keys
     * @param others what may be typed as well
     * @return null when there is no more input
     */
    @Nullable
    String ask(String prompt, List<String> choices, List<String> others);

    /** Whether a person sits there who can go through the choices by arrow keys. */
    boolean arrows();

    /** How many columns the screen has now. */
    default int width() {
        return USUAL_WIDTH;
    }

    /** How many columns a sentence may take before it is broken: those of a screen; what others print is not broken. */
    default int sentenceWidth() {
        return arrows() ? width() : Integer.MAX_VALUE;
    }

    /** Until it is closed, the interrupt key calls this instead of ending the program, where there are keys. */
    default Listening onInterrupt(Runnable action) {
        return () -> {};
    }

    @Override
    void close();
}

package org.zermelo.solve.work;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;

/**
 * Saves the state of a long solution, so that a run that is killed can be resumed. A state is offered after every
 * frontier and every level; the implementation decides which to save, and where. The table does not depend on it.
 */
public interface Checkpoints {

    /** Saves nothing. */
    Checkpoints NONE = new Checkpoints() {
        @Override
        public void offer(State state) {
            // a run that is killed begins anew
        }

        @Override
        public Optional<DataInput> left() {
            return Optional.empty();
        }
    };

    /** A state that can be written, now and not later. */
    @FunctionalInterface
    interface State {
        /** Writes all that is needed to go on. */
        void write(DataOutput out) throws IOException;
    }

    /**
     * Replaces the last state by this one, or skips it.
     *
     * @throws org.zermelo.game.ZermeloException when it cannot be kept
     */
    void offer(State state);

    /**
     * The state that a run of the same game, value and kind has left.
     *
     * @throws org.zermelo.game.ZermeloException when it cannot be read
     */
    Optional<DataInput> left();
}

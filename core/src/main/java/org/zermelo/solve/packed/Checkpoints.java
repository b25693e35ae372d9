package org.zermelo.solve.packed;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;

/**
 * Where a long solution leaves its state, so that a run that is killed can be taken up again. A state is offered after every
 * wave and every level; what it is worth to keep, and where, is for the implementation to say. The table does not depend on
 * it.
 */
public interface Checkpoints {

    /** Nothing is kept. */
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
     * Keeps a state in the place of the one before, or passes it over.
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

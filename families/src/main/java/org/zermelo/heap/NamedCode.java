package org.zermelo.heap;

import java.util.List;
import java.util.Optional;

/**
 * A code under the name by which the game is better known.
 *
 * @param text the name in the notation
 * @param code the code that gives the moves
 */
public record NamedCode(String text, HeapCode code) implements HeapRules {

    @Override
    public List<HeapTake> takes(int heap) {
        return code.takes(heap);
    }

    @Override
    public Optional<UniformTakes> uniform() {
        return code.uniform();
    }

    @Override
    public Optional<HeapCode> asCode() {
        return Optional.of(code);
    }
}

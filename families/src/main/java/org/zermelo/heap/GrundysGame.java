package org.zermelo.heap;

import java.util.List;
import java.util.Optional;

/** Grundy's game: a move breaks one heap into two heaps of different size (P. M. Grundy, 1939; OEIS A002188). */
public record GrundysGame() implements HeapRules {

    private static final HeapTake SPLIT = new HeapTake(0, 2, true);

    @Override
    public String text() {
        return "grundys-game";
    }

    @Override
    public List<HeapTake> takes(int heap) {
        return SPLIT.fits(heap) ? List.of(SPLIT) : List.of();
    }

    @Override
    public Optional<UniformTakes> uniform() {
        return Optional.of(new UniformTakes(0, List.of(SPLIT)));
    }
}

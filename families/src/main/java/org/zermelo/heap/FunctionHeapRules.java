package org.zermelo.heap;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Rules whose moves a function lists. */
record FunctionHeapRules(
        String text,
        IntFunction<List<HeapTake>> function,
        Optional<UniformTakes> uniform,
        Optional<ResidueTakes> residues)
        implements HeapRules {

    @Override
    public Optional<ResidueTakes> byResidue() {
        return residues.isPresent() ? residues : HeapRules.super.byResidue();
    }

    @Override
    public List<HeapTake> takes(int heap) {
        return function.apply(heap).stream()
                .filter(take -> take.fits(heap))
                .distinct()
                .toList();
    }
}

package org.zermelo.boards.sowing;

import org.zermelo.game.AtTurn;
import org.zermelo.game.Packed;
import org.zermelo.game.PackedRules;

/** A sowing game whose positions are numbers, too, so that tables of it are made fast. */
public final class PackedSowingGame extends SowingGame implements Packed<AtTurn<SowingPosition>> {

    private final SowingKernel kernel;

    PackedSowingGame(SowingRules rules, SowingKernel kernel) {
        super(rules);
        this.kernel = kernel;
    }

    @Override
    public PackedRules packed() {
        return kernel;
    }

    @Override
    public long pack(AtTurn<SowingPosition> at) {
        return kernel.pack(at);
    }

    @Override
    public AtTurn<SowingPosition> unpack(long packed) {
        return kernel.unpack(packed);
    }
}

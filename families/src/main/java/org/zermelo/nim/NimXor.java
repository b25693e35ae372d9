package org.zermelo.nim;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.game.Rules;
import org.zermelo.solve.Nimbers;

/** The nimber without search, and the at most one move of each heap that leads to a wanted nimber. */
final class NimXor implements Nimbers<NimPosition, NimMove> {
    @Override
    public long nimber(NimPosition position) {
        return position.xor();
    }

    @Override
    public List<NimMove> movesTo(Rules<NimPosition, NimMove> rules, NimPosition position, long nimber, int limit) {
        long change = position.xor() ^ nimber;
        List<NimMove> found = new ArrayList<>();
        for (int i = 0; i < position.size() && found.size() < limit; i++) {
            long size = position.heap(i);
            if ((size ^ change) < size) {
                found.add(new NimMove(i + 1, size, size ^ change));
            }
        }
        return found;
    }

    @Override
    public long moveCount(Rules<NimPosition, NimMove> rules, NimPosition position) {
        return position.total();
    }
}

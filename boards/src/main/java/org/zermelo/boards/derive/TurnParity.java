package org.zermelo.boards.derive;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.zermelo.boards.ground.GroundMove;

/**
 * Quantities of a position whose sum every move makes odd or even: where there are such, the position tells whose turn it is. Found
 * by elimination over the field of two elements.
 */
public final class TurnParity {

    private TurnParity() {}

    /** The set of quantities; empty where a move changes any such sum by an even number. */
    public static Optional<BitSet> of(Quantities quantities, List<GroundMove> moves) {
        int size = quantities.size();
        List<BitSet> rows = new ArrayList<>();
        List<Integer> leads = new ArrayList<>();
        for (GroundMove move : moves) {
            BitSet row = new BitSet();
            quantities.changes(move).forEach((quantity, change) -> row.set(quantity, (change & 1) != 0));
            row.set(size);
            for (int i = 0; i < rows.size(); i++) {
                if (row.get(leads.get(i))) {
                    row.xor(rows.get(i));
                }
            }
            int lead = row.nextSetBit(0);
            if (lead == size) {
                return Optional.empty();
            }
            if (lead >= 0) {
                rows.add(row);
                leads.add(lead);
            }
        }
        BitSet chosen = new BitSet();
        for (int i = rows.size() - 1; i >= 0; i--) {
            BitSet row = (BitSet) rows.get(i).clone();
            boolean wanted = row.get(size);
            row.clear(size);
            row.clear(leads.get(i));
            row.and(chosen);
            chosen.set(leads.get(i), wanted != ((row.cardinality() & 1) != 0));
        }
        return Optional.of(chosen);
    }
}

package org.zermelo.plan;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.board.chomp.ChompOutcomes;
import org.zermelo.board.connect.BitboardSearch;
import org.zermelo.misere.QuotientMethod;
import org.zermelo.nim.ClosedFormMethod;
import org.zermelo.nim.NimSearch;
import org.zermelo.row.RowMethods;
import org.zermelo.row.stones.StoneMethods;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.packed.AlphaBeta;
import org.zermelo.solve.packed.ProofNumber;
import org.zermelo.solve.packed.TableMethod;
import org.zermelo.sum.SpragueGrundy;

/** The methods of the library. Each family of games adds its list here. */
final class Methods {

    private Methods() {}

    /** All methods; of two that expect equal cost the earlier is preferred. */
    static List<Method> all() {
        List<Method> all = new ArrayList<>();
        all.addAll(RowMethods.all());
        all.addAll(StoneMethods.all());
        all.add(new SpragueGrundy());
        all.add(new ClosedFormMethod());
        all.add(new ChompOutcomes());
        all.add(new BitboardSearch());
        all.add(new QuotientMethod());
        all.add(NimSearch.plain());
        all.add(NimSearch.withMemory());
        all.add(new AlphaBeta());
        all.add(new ProofNumber());
        all.add(new TableMethod.LevelByLevel());
        all.add(new TableMethod.Backwards());
        all.add(new MemoSearch());
        all.add(new Retrograde());
        all.add(new PlainSearch());
        return List.copyOf(all);
    }
}

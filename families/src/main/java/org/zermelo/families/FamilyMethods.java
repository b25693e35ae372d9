package org.zermelo.families;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.board.chomp.ChompOutcomes;
import org.zermelo.board.connect.BitboardSearch;
import org.zermelo.board.connect.BookMethod;
import org.zermelo.heap.play.HeapRanges;
import org.zermelo.heap.play.HeapSum;
import org.zermelo.misere.QuotientMethod;
import org.zermelo.nim.ClosedFormMethod;
import org.zermelo.nim.NimSearch;
import org.zermelo.row.RowMethods;
import org.zermelo.row.stones.StoneMethods;
import org.zermelo.solve.Method;
import org.zermelo.solve.MethodProvider;

/** The methods that know a family of games. */
public final class FamilyMethods implements MethodProvider {

    @Override
    public List<Method> methods() {
        List<Method> all = new ArrayList<>();
        all.addAll(RowMethods.all());
        all.addAll(StoneMethods.all());
        all.add(new ClosedFormMethod());
        all.add(new HeapSum());
        all.add(new HeapRanges());
        all.add(new ChompOutcomes());
        all.add(new BookMethod());
        all.add(new BitboardSearch());
        all.add(new QuotientMethod());
        all.add(NimSearch.plain());
        all.add(NimSearch.withMemory());
        return List.copyOf(all);
    }
}

package org.zermelo.notation.family;

import java.util.ArrayList;
import java.util.List;

/** What the standard notation can read. Each family of games adds one entry. */
public final class Families {

    private Families() {}

    public static List<Family> all() {
        List<Family> all = new ArrayList<>();
        all.add(new CoinsFamily());
        all.addAll(StoneFamily.all());
        all.add(WordedFamily.list());
        all.add(WordedFamily.pool());
        all.add(new TokenFamily());
        all.add(WordedFamily.heaps());
        all.addAll(ImpartialFamily.all());
        all.addAll(ReadyFamily.all());
        all.add(WordedFamily.board());
        all.add(WordedFamily.sowing());
        all.addAll(HeapCodeFamily.all());
        all.addAll(PositionFamily.all());
        all.add(new GraphFamily());
        return List.copyOf(all);
    }

    public static List<Joiner> joiners() {
        return List.of(new RowJoiner(), new SumJoiner());
    }
}

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
        all.add(new ListFamily());
        all.add(new PoolFamily());
        all.add(new TokenFamily());
        all.add(new HeapsFamily());
        all.addAll(ImpartialFamily.all());
        all.addAll(ReadyFamily.all());
        all.add(new BoardGameFamily());
        all.add(new SowingFamily());
        all.addAll(HeapCodeFamily.all());
        all.addAll(PositionFamily.all());
        all.add(new GraphFamily());
        return List.copyOf(all);
    }

    public static List<Joiner> joiners() {
        return List.of(new RowJoiner(), new SumJoiner());
    }
}

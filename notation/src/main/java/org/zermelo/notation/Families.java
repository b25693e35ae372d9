package org.zermelo.notation;

import java.util.List;
import org.zermelo.notation.rules.HeapsFamily;

/** What the standard notation can read. Each family of games adds one entry. */
final class Families {

    private Families() {}

    static List<Family> all() {
        return List.of(new CoinsFamily(), new HeapsFamily());
    }

    static List<Joiner> joiners() {
        return List.of(new RowJoiner());
    }
}

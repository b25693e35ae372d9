package org.zermelo.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.SoftReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.notation.Game;
import org.zermelo.solve.Watch;

/** What is told of kept tables when memory did not suffice for all of them. */
class TableCacheMemoryTest {

    private final List<SoftReference<SolvedTable<?>>> held = new ArrayList<>();
    private final TableCache tables = new TableCache(1 << 28, table -> {
        SoftReference<SolvedTable<?>> reference = new SoftReference<>(table);
        held.add(reference);
        return reference;
    });

    private void solve(String text) {
        Desk desk = Desk.standard().keeping(tables);
        Game game = desk.notation().parse(text);
        desk.solve(Match.of(game), Ask.everything(), Watch.NONE);
    }

    @Test
    void onlyTablesThatAreThereAreCounted() {
        solve("sim(5)");
        long one = tables.bytes();
        solve("quixo(3)");
        long other = tables.bytes() - one;
        assertThat(other).isPositive();

        held.get(0).clear();
        assertThat(tables.bytes()).isEqualTo(other);
        solve("sim(5)");
        assertThat(tables.bytes()).isEqualTo(one + other);

        held.get(1).clear();
        assertThat(tables.forget()).as("what is let go").isEqualTo(one);
        assertThat(tables.bytes()).isZero();
    }
}

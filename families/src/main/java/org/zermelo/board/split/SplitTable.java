package org.zermelo.board.split;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;

/**
 * What is known of the components of a game: each has a number, its cells, its facts and, while it is being worked on, its
 * options. Components with the same {@linkplain SplitGame.Naming name} have the same number.
 */
final class SplitTable {

    /** Marks facts that are a nimber; otherwise bit n says that the nimber is not n. */
    static final long EXACT = 1L << 63;

    private static final long BYTES_PER_COMPONENT = Long.BYTES + Long.BYTES + 1 + Integer.BYTES;
    private static final int FIRST = 1 << 10;
    /** Of two components with as many moves, one whose moves are alike in pairs is settled sooner, and a little more. */
    private static final int SYMMETRY = 2;

    private final SplitGame game;
    private final SplitGame.Naming naming;
    private final long mostBytes;
    private final long[] name = new long[2];
    private final PairTable byCells = new PairTable();
    private final PairTable byName = new PairTable();
    private long optionBytes;
    private int size;

    private long[] cells = new long[FIRST];
    private long[] facts = new long[FIRST];
    private byte[] weights = new byte[FIRST];
    private @Nullable SplitOptions[] options = new SplitOptions[FIRST];

    SplitTable(SplitGame game, long mostBytes) {
        this.game = game;
        this.naming = game.naming();
        this.mostBytes = mostBytes;
    }

    long cells(int component) {
        return cells[component];
    }

    long facts(int component) {
        return facts[component];
    }

    /** How hard a component is to evaluate, as far as its moves tell. */
    int weight(int component) {
        return weights[component];
    }

    void learn(int component, long what) {
        facts[component] |= what;
    }

    /** The nimber is known; the options are needed no more. */
    void finish(int component, int nimber) {
        facts[component] = EXACT | nimber;
        SplitOptions old = options[component];
        if (old != null) {
            optionBytes -= old.bytes();
            options[component] = null;
        }
    }

    @Nullable
    SplitOptions options(int component) {
        return options[component];
    }

    void keep(int component, SplitOptions list) {
        options[component] = list;
        grew(list.bytes());
    }

    /** The options of some component take more bytes than before. */
    void grew(long bytes) {
        optionBytes += bytes;
        if (optionBytes + cells.length * BYTES_PER_COMPONENT + byCells.bytes() + byName.bytes() > mostBytes) {
            throw new RefusedException("sum.full", "positions", size);
        }
    }

    /** The number of a component in canonical form; a new one is entered with what the rules know of it at once. */
    int number(long component) {
        int known = byCells.get(component, 0);
        if (known >= 0) {
            return known;
        }
        boolean named = naming.name(component, name);
        int same = named ? byName.get(name[0], name[1]) : -1;
        int number = same >= 0 ? same : enter(component);
        if (same >= 0) {
            add(same, game.facts(component));
        } else if (named) {
            byName.put(name[0], name[1], number);
        }
        byCells.put(component, 0, number);
        return number;
    }

    private void add(int component, long more) {
        if (facts[component] >= 0) {
            facts[component] = more < 0 ? more : facts[component] | more;
        }
    }

    private int enter(long component) {
        if (size == cells.length) {
            cells = Arrays.copyOf(cells, 2 * size);
            facts = Arrays.copyOf(facts, 2 * size);
            weights = Arrays.copyOf(weights, 2 * size);
            options = Arrays.copyOf(options, 2 * size);
        }
        cells[size] = component;
        facts[size] = game.facts(component);
        weights[size] = (byte) Math.max(0, game.moves(component) - (game.symmetric(component) ? SYMMETRY : 0));
        grew(0);
        return size++;
    }
}

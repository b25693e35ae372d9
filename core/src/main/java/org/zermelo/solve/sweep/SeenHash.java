package org.zermelo.solve.sweep;

import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.keys.KeySet;
import org.zermelo.solve.keys.SortedKeys;

/** Seen keys in open hash tables, one for each share. */
final class SeenHash implements Exploration.Seen {

    private final Stripe[] stripes = new Stripe[SHARES];

    /**
     * Nothing seen yet.
     *
     * @param bytes memory that the tables may take
     */
    SeenHash(long bytes) {
        for (int i = 0; i < SHARES; i++) {
            stripes[i] = new Stripe(bytes / SHARES);
        }
    }

    private static long mix(long key) {
        long h = (key ^ key >>> 32) * 0x9E3779B97F4A7C15L;
        return h ^ h >>> 29;
    }

    @Override
    public boolean apart() {
        return false;
    }

    @Override
    public Exploration.Seen another() {
        return this;
    }

    @Override
    public void copy(Exploration.Seen owner, int remainder, int explorers) {
        // all have marked in the same tables
    }

    @Override
    public long place(long key) {
        if (key < 0) {
            throw new IllegalStateException("a packed position is below 0: " + key);
        }
        return mix(key);
    }

    @Override
    public int share(long place) {
        return (int) (place >>> 58);
    }

    @Override
    public boolean add(long key, long place) {
        return stripes[share(place)].add(key, (int) place);
    }

    int size() {
        long total = 0;
        for (Stripe stripe : stripes) {
            total += stripe.size;
        }
        return Math.toIntExact(total);
    }

    /** The most bytes that so many keys take: a table that is two thirds full doubles, and while it does both are there. */
    static long mostBytes(long keys) {
        return keys * 36;
    }

    /** Puts all keys into these bits, which know of none, and returns them; this is empty afterwards. */
    SeenBits bits(SeenBits empty) {
        for (int i = 0; i < SHARES; i++) {
            for (long slot : stripes[i].slots) {
                if (slot != 0) {
                    empty.add(slot - 1, empty.place(slot - 1));
                }
            }
            stripes[i] = new Stripe(0);
        }
        return empty;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeBoolean(false);
        out.writeInt(size());
        for (Stripe stripe : stripes) {
            for (long slot : stripe.slots) {
                if (slot != 0) {
                    out.writeLong(slot - 1);
                }
            }
        }
    }

    @Override
    public KeySet keys() {
        long[] keys = new long[size()];
        int at = 0;
        for (int i = 0; i < SHARES; i++) {
            at = stripes[i].copyTo(keys, at);
            stripes[i] = new Stripe(0);
        }
        Arrays.parallelSort(keys);
        return new SortedKeys(keys);
    }

    /** One open table; a slot holds key + 1, or 0 when it is free. */
    private static final class Stripe {
        private final long mostBytes;
        private long[] slots = new long[64];
        private int size;

        Stripe(long mostBytes) {
            this.mostBytes = mostBytes;
        }

        boolean add(long key, int hash) {
            int mask = slots.length - 1;
            int at = hash & mask;
            while (slots[at] != 0) {
                if (slots[at] == key + 1) {
                    return false;
                }
                at = at + 1 & mask;
            }
            slots[at] = key + 1;
            size++;
            if (size * 3L > slots.length * 2L) {
                grow();
            }
            return true;
        }

        private void grow() {
            // while it grows, the old and the new table are both there
            if (slots.length * 24L > mostBytes || slots.length >= 1 << 29) {
                throw new RefusedException("method.packed.full", "positions", (long) size * SHARES);
            }
            long[] old = slots;
            slots = new long[old.length * 2];
            int mask = slots.length - 1;
            for (long slot : old) {
                if (slot != 0) {
                    int at = (int) mix(slot - 1) & mask;
                    while (slots[at] != 0) {
                        at = at + 1 & mask;
                    }
                    slots[at] = slot;
                }
            }
        }

        int copyTo(long[] keys, int from) {
            int at = from;
            for (long slot : slots) {
                if (slot != 0) {
                    keys[at++] = slot - 1;
                }
            }
            return at;
        }
    }
}

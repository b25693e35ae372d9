package org.zermelo.partizan.form;

import java.util.BitSet;

/**
 * Forgets the forms made since a moment that nothing needs, and moves the others together. No older form changes its id; the others keep
 * their order, so that lists of options stay sorted. What outlives a sweep pays for it once: its time is that of the forms made since.
 */
final class FormSweep {

    private final FormStore store;
    private final FormStore.Mark since;
    private final BitSet live;

    /** For each form made since, its new id; it means nothing for those that are forgotten. */
    private final int[] ids;

    /**
     * A sweep of a store.
     *
     * @param live of the forms made since, those that are needed; their followers come to it
     */
    FormSweep(FormStore store, FormStore.Mark since, BitSet live) {
        this.store = store;
        this.since = since;
        this.live = live;
        this.ids = new int[store.size - since.forms()];
    }

    /** Sweeps, and tells for each form made since its new id. */
    int[] sweep() {
        int end = store.size;
        markFollowers(end);
        int[] negatives = store.negative.clone();
        store.size = since.forms();
        store.poolEnd = since.pool();
        store.shortsEnd = since.shorts();
        for (int id = since.forms(); id < end; id++) {
            if (live.get(id)) {
                ids[id - since.forms()] = store.size;
                move(id, store.size++);
            }
        }
        for (int id = 0; id < end; id++) {
            if (id < since.forms() || live.get(id)) {
                store.negative[renamed(id)] = linked(negatives[id]);
            }
        }
        for (int id = 0; id < since.forms(); id++) {
            if (store.offset[id] >= since.pool()) {
                store.offset[id] = FormStore.UNKNOWN; // a short form whose options were asked for since
            }
        }
        store.rebuild();
        return ids;
    }

    /** Options were made before what has them, so that from the last form on each is met after all that need it. */
    private void markFollowers(int end) {
        for (int id = end - 1; id >= since.forms(); id--) {
            if (live.get(id) && store.shortAt[id] < 0) {
                int from = store.offset[id];
                int to = from + 2 + store.pool[from] + store.pool[from + 1];
                for (int at = from + 2; at < to; at++) {
                    live.set(store.pool[at]);
                }
            }
        }
    }

    private int renamed(int id) {
        return id < since.forms() ? id : ids[id - since.forms()];
    }

    /** The new id of a form that another refers to, which may be forgotten. */
    private int linked(int id) {
        return id < since.forms() || live.get(id) ? id < 0 ? id : renamed(id) : FormStore.UNKNOWN;
    }

    private void move(int id, int to) {
        if (store.shortAt[id] >= 0) {
            System.arraycopy(store.shorts, store.shortAt[id], store.shorts, store.shortsEnd, 3);
            store.shortAt[to] = store.shortsEnd;
            store.shortsEnd += 3;
            store.offset[to] = FormStore.UNKNOWN;
            store.hashes[to] = store.hashes[id];
        } else {
            moveOptions(id, to);
        }
        store.leftStop[to] = store.leftStop[id];
        store.rightStop[to] = store.rightStop[id];
        store.height[to] = store.height[id];
    }

    private void moveOptions(int id, int to) {
        int[] pool = store.pool;
        int from = store.offset[id];
        int at = store.poolEnd;
        int lefts = pool[from];
        int rights = pool[from + 1];
        pool[at] = lefts;
        pool[at + 1] = rights;
        for (int k = 2; k < lefts + rights + 2; k++) {
            pool[at + k] = renamed(pool[from + k]);
        }
        store.offset[to] = at;
        store.shortAt[to] = -1;
        store.hashes[to] = FormStore.hash(pool, at + 2, lefts, pool, at + 2 + lefts, rights);
        store.poolEnd = at + lefts + rights + 2;
    }
}

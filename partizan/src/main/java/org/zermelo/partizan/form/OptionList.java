package org.zermelo.partizan.form;

import java.util.Arrays;

/** A growing list of ids: the options of one player while a form is made. */
final class OptionList {

    int[] ids;
    int size;

    OptionList(int[] ids) {
        this.ids = ids;
        this.size = ids.length;
    }

    void add(int id) {
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, Math.max(4, size * 2));
        }
        ids[size++] = id;
    }

    boolean has(int id) {
        for (int i = 0; i < size; i++) {
            if (ids[i] == id) {
                return true;
            }
        }
        return false;
    }

    /** Sorts the ids and leaves each once. */
    void sort() {
        Arrays.sort(ids, 0, size);
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if (kept == 0 || ids[i] != ids[kept - 1]) {
                ids[kept++] = ids[i];
            }
        }
        size = kept;
    }

    void removeAt(int index) {
        ids[index] = ids[--size];
    }
}

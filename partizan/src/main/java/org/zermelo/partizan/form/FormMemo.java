package org.zermelo.partizan.form;

import java.util.HashMap;
import java.util.Map;

/** What an operation has made of a form, or of a pair of forms, so that what is shared is done once. */
public final class FormMemo {

    private final Map<Long, Integer> made = new HashMap<>();

    /** What was made of a form, or -1. */
    public int get(int form) {
        return get(form, 0);
    }

    /** What was made of a pair, or -1. */
    public int get(int a, int b) {
        return made.getOrDefault((long) a << 32 | b, -1);
    }

    /** Remembers what was made of a form. */
    public void put(int form, int result) {
        put(form, 0, result);
    }

    /** Remembers what was made of a pair. */
    public void put(int a, int b, int result) {
        made.put((long) a << 32 | b, result);
    }
}

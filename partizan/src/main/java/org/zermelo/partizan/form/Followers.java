package org.zermelo.partizan.form;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How many forms are reached from a form, itself among them; a number with ups and a star counts as one, however many moves it has. It
 * tells how far a sum may grow.
 */
public final class Followers {

    private static final int MOST = 100_000;

    private final Forms forms;
    private final Map<Integer, Integer> counts = new HashMap<>();

    /** Of the forms of an arena. */
    public Followers(Forms forms) {
        this.forms = forms;
    }

    /** The number, counted up to 100,000. */
    public int count(int form) {
        if (forms.isShort(form)) {
            return 1;
        }
        Integer known = counts.get(form);
        if (known != null) {
            return known;
        }
        Set<Integer> met = new HashSet<>(Set.of(form));
        Deque<Integer> open = new ArrayDeque<>(Set.of(form));
        while (!open.isEmpty() && met.size() < MOST) {
            int next = open.pop();
            if (!forms.isShort(next)) {
                for (int option : forms.lefts(next)) {
                    meet(option, met, open);
                }
                for (int option : forms.rights(next)) {
                    meet(option, met, open);
                }
            }
        }
        counts.put(form, met.size());
        return met.size();
    }

    private static void meet(int option, Set<Integer> met, Deque<Integer> open) {
        if (met.add(option)) {
            open.push(option);
        }
    }
}

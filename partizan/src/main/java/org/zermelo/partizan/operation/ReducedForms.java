package org.zermelo.partizan.operation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.partizan.form.FormMemo;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.number.Dyadic;

/**
 * The reduced canonical form: the simplest game that is infinitesimally near. Options go that are dominated or reversible but for an
 * infinitesimal (Calistrate 1996; Grossman and Siegel, "Reductions of partizan games", Games of No Chance 3, 2009; Siegel 2013, II.6).
 * One game is at most another but for an infinitesimal exactly if adding any positive number to the other makes it so; among the sums
 * of their numbers one number below all is enough.
 */
public final class ReducedForms {

    private final Forms forms;
    private final FormMemo known = new FormMemo();
    private final Map<Integer, Integer> exponents = new HashMap<>();

    /** Of the forms of an arena. */
    public ReducedForms(Forms forms) {
        this.forms = forms;
    }

    /** The reduced canonical form. */
    public int of(int form) {
        if (forms.isNumberish(form)) {
            return forms.number(forms.leftStop(form));
        }
        int seen = known.get(form);
        if (seen >= 0) {
            return seen;
        }
        List<Integer> lefts = reduced(forms.lefts(form));
        List<Integer> rights = reduced(forms.rights(form));
        int made = make(lefts, rights);
        int before = -1;
        while (made != before && !forms.isNumberish(made)) {
            before = made;
            lefts = kept(bypassed(lefts, before, true), true);
            rights = kept(bypassed(rights, before, false), false);
            made = make(lefts, rights);
        }
        known.put(form, made);
        return made;
    }

    private int make(List<Integer> lefts, List<Integer> rights) {
        return forms.of(
                lefts.stream().mapToInt(i -> i).toArray(),
                rights.stream().mapToInt(i -> i).toArray());
    }

    private List<Integer> reduced(int[] options) {
        List<Integer> all = new ArrayList<>();
        for (int option : options) {
            all.add(of(option));
        }
        return all;
    }

    private List<Integer> bypassed(List<Integer> options, int game, boolean left) {
        List<Integer> open = new ArrayList<>(options);
        List<Integer> done = new ArrayList<>();
        while (!open.isEmpty()) {
            int option = open.remove(open.size() - 1);
            int answer = answer(option, game, left);
            if (answer < 0) {
                done.add(option);
            } else {
                for (int next : left ? forms.lefts(answer) : forms.rights(answer)) {
                    open.add(next);
                }
            }
        }
        return done;
    }

    private int answer(int option, int game, boolean left) {
        for (int answer : left ? forms.rights(option) : forms.lefts(option)) {
            if (left ? nearlyAtMost(answer, game) : nearlyAtMost(game, answer)) {
                return answer;
            }
        }
        return -1;
    }

    private List<Integer> kept(List<Integer> options, boolean left) {
        List<Integer> kept = new ArrayList<>();
        for (int option : options) {
            boolean dominated =
                    kept.stream().anyMatch(other -> left ? nearlyAtMost(option, other) : nearlyAtMost(other, option));
            if (!dominated) {
                kept.removeIf(other -> left ? nearlyAtMost(other, option) : nearlyAtMost(option, other));
                kept.add(option);
            }
        }
        return kept;
    }

    /** Whether a is at most b but for an infinitesimal. */
    private boolean nearlyAtMost(int a, int b) {
        if (forms.rightStop(a).compareTo(forms.rightStop(b)) > 0
                || forms.leftStop(a).compareTo(forms.leftStop(b)) > 0) {
            return false;
        }
        int below = Math.max(exponent(a), exponent(b)) + 1;
        return forms.atMost(a, forms.sum(b, forms.number(Dyadic.of(1, below))));
    }

    /** The greatest power of two below a number in a form. */
    private int exponent(int form) {
        if (forms.isShort(form)) {
            return forms.numberOf(form).exponent();
        }
        Integer seen = exponents.get(form);
        if (seen != null) {
            return seen;
        }
        int most = 0;
        for (int option : Products.joined(forms.lefts(form), forms.rights(form))) {
            most = Math.max(most, exponent(option));
        }
        exponents.put(form, most);
        return most;
    }
}

package org.zermelo.partizan.literal;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.zermelo.partizan.form.Forms;

/**
 * The order in which options are printed. It depends on the forms alone, never on how they came about: numbers with ups and stars first,
 * by number, ups, star; then the other forms by left stop, right stop, number of options, and the options one by one.
 */
public final class PrintOrder {

    private final Forms forms;
    private final Map<Integer, int[]> lefts = new HashMap<>();
    private final Map<Integer, int[]> rights = new HashMap<>();

    /** The order of an arena. */
    public PrintOrder(Forms forms) {
        this.forms = forms;
    }

    /** The left options of a form in the order of print. */
    public int[] lefts(int form) {
        int[] known = lefts.get(form);
        if (known == null) {
            known = sorted(forms.lefts(form));
            lefts.put(form, known);
        }
        return known;
    }

    /** The right options of a form in the order of print. */
    public int[] rights(int form) {
        int[] known = rights.get(form);
        if (known == null) {
            known = sorted(forms.rights(form));
            rights.put(form, known);
        }
        return known;
    }

    /** Forms in the order of print; the array itself is sorted. */
    public int[] sorted(int[] options) {
        Integer[] boxed = new Integer[options.length];
        for (int i = 0; i < options.length; i++) {
            boxed[i] = options[i];
        }
        Arrays.sort(boxed, this::compare);
        for (int i = 0; i < options.length; i++) {
            options[i] = boxed[i];
        }
        return options;
    }

    /** The order of two forms; 0 only for one and the same. */
    public int compare(int a, int b) {
        if (a == b) {
            return 0;
        }
        boolean shortA = forms.isShort(a);
        boolean shortB = forms.isShort(b);
        if (shortA != shortB) {
            return shortA ? -1 : 1;
        }
        if (shortA) {
            int numbers = forms.numberOf(a).compareTo(forms.numberOf(b));
            int ups = Integer.compare(forms.upsOf(a), forms.upsOf(b));
            return numbers != 0 ? numbers : ups != 0 ? ups : Integer.compare(forms.starOf(a), forms.starOf(b));
        }
        int left = forms.leftStop(a).compareTo(forms.leftStop(b));
        if (left != 0) {
            return left;
        }
        int right = forms.rightStop(a).compareTo(forms.rightStop(b));
        if (right != 0) {
            return right;
        }
        int lists = compare(lefts(a), lefts(b));
        return lists != 0 ? lists : compare(rights(a), rights(b));
    }

    private int compare(int[] as, int[] bs) {
        if (as.length != bs.length) {
            return Integer.compare(as.length, bs.length);
        }
        for (int i = 0; i < as.length; i++) {
            int order = compare(as[i], bs[i]);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}

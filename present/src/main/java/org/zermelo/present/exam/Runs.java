package org.zermelo.present.exam;

import java.util.List;

/** Ascending numbers with neighbours drawn together: {@code 3, 8..12, 20}. */
final class Runs {

    private Runs() {}

    /**
     * The numbers as text.
     *
     * @param most runs to show; more are cut with dots
     */
    static String of(List<Long> ascending, int most) {
        StringBuilder text = new StringBuilder();
        int runs = 0;
        for (int i = 0; i < ascending.size(); ) {
            int last = i;
            while (last + 1 < ascending.size() && ascending.get(last + 1) == ascending.get(last) + 1) {
                last++;
            }
            if (runs++ == most) {
                return text.append(", ...").toString();
            }
            text.append(text.isEmpty() ? "" : ", ").append(ascending.get(i));
            if (last > i) {
                text.append(last == i + 1 ? ", " : "..").append(ascending.get(last));
            }
            i = last + 1;
        }
        return text.toString();
    }
}

package org.zermelo.law.depth;

/** Sums of two numbers by their names, as they are written: {@code 2*N - M + 3}. */
public final class LinearText {

    private LinearText() {}

    /** So many times one number and another one, and a constant. */
    public static String of(long factor, String name, long second, String other, long constant) {
        StringBuilder text = new StringBuilder();
        add(text, factor, name);
        add(text, second, other);
        add(text, constant, "");
        return text.length() == 0 ? "0" : text.toString();
    }

    private static void add(StringBuilder text, long factor, String name) {
        if (factor == 0) {
            return;
        }
        boolean first = text.length() == 0;
        text.append(factor < 0 ? first ? "-" : " - " : first ? "" : " + ");
        long size = Math.abs(factor);
        text.append(name.isEmpty() ? size : size == 1 ? name : size + "*" + name);
    }
}

package org.zermelo.rule;

/** Texts of moves. */
final class MoveTexts {

    private MoveTexts() {}

    /** The name of a heap in a move: {@code h1} for the first when the rules gave it no name of its own. */
    static String heap(Ruleset rules, int variable) {
        String name = rules.variables().get(variable).name();
        return name.equals(defaultName(variable)) ? "h" + (variable + 1) : name;
    }

    /** The name of a heap that was given none: {@code a}, {@code b}, {@code c}, ... */
    static String defaultName(int variable) {
        return variable < 23 ? String.valueOf((char) ('a' + variable)) : "h" + (variable + 1);
    }

    /** The text with a whole word replaced by a number. */
    static String replaceName(String text, String name, long value) {
        StringBuilder replaced = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int stop = at;
            while (stop < text.length() && Character.isLetterOrDigit(text.charAt(stop))) {
                stop++;
            }
            if (stop == at) {
                replaced.append(text.charAt(at++));
            } else {
                String word = text.substring(at, stop);
                replaced.append(word.equals(name) ? String.valueOf(value) : word);
                at = stop;
            }
        }
        return replaced.toString();
    }
}

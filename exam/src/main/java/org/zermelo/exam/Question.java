package org.zermelo.exam;

/**
 * One question of a task.
 *
 * @param number its number in the paper, such as {@code 19}
 * @param set the starts that it is about
 * @param ask what is to be written down
 */
public record Question(String number, StartSet set, Ask ask) {

    /** A question from the names of its set and of what it asks. */
    public static Question of(String number, String set, String ask) {
        return new Question(number, StartSet.parse(set), Ask.parse(ask));
    }

    /** The same question about another set. */
    public Question about(StartSet other) {
        return new Question(number, other, ask);
    }

    /** Set and ask, such as {@code W2 min2}. */
    @Override
    public String toString() {
        return set + " " + ask.text();
    }
}

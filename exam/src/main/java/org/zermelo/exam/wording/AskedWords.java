package org.zermelo.exam.wording;

/**
 * A question of a wording.
 *
 * @param text the question as {@code --ask} takes it
 * @param from where its last sentence begins in the text
 * @param to where it ends
 * @param stated how many values it says that there are; 0 where it does not say
 */
public record AskedWords(String text, int from, int to, int stated) {}

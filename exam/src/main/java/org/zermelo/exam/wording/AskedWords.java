package org.zermelo.exam.wording;

import org.jspecify.annotations.Nullable;

/**
 * A question of a wording.
 *
 * @param text the question as {@code --ask} takes it
 * @param from where its last sentence begins in the text
 * @param to where it ends
 * @param stated how many values it says that there are; 0 where it does not say
 * @param rules the rules, where the question has a start of its own; null where it has that of the task
 */
public record AskedWords(
        String text, int from, int to, int stated, @Nullable WordedRules rules) {}

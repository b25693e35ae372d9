package org.zermelo.exam.wording;

import java.util.List;

/**
 * A sentence of the rules or of a question in which words were not read.
 *
 * @param from where the sentence begins in the text
 * @param to where it ends
 * @param words the places of the words, each {@code from..to} with the end not included
 */
public record UnreadWords(int from, int to, List<String> words) {
    public UnreadWords {
        words = List.copyOf(words);
    }

    /** The words themselves, as they stand in the text. */
    public List<String> quoted(String text) {
        return words.stream()
                .map(place -> place.split("\\.\\."))
                .map(place -> text.substring(Integer.parseInt(place[0]), Integer.parseInt(place[1]))
                        .replaceAll("\\s+", " "))
                .toList();
    }
}

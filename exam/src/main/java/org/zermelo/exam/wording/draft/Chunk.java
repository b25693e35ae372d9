package org.zermelo.exam.wording.draft;

import java.util.List;

/**
 * Some words of a sentence with one meaning.
 *
 * @param concept what they mean; empty for a word that is in no phrase
 * @param told the numbers and names in them
 * @param tags what the phrase adds to its meaning
 * @param from the first word
 * @param to behind the last word
 */
public record Chunk(String concept, List<String> told, List<String> tags, int from, int to) {

    /** The first word of the concept. */
    public String head() {
        int blank = concept.indexOf(' ');
        return blank < 0 ? concept : concept.substring(0, blank);
    }

    /** The concept without its first word. */
    public String rest() {
        int blank = concept.indexOf(' ');
        return blank < 0 ? "" : concept.substring(blank + 1);
    }

    public boolean is(String... heads) {
        return List.of(heads).contains(head());
    }

    public boolean tagged(String tag) {
        return tags.contains(tag);
    }

    /** A number that bounds what a heap holds: "not more than 18 stones" is an amount of a move, or such a bound. */
    public Chunk bound() {
        if (!is("amount", "bare") || told.isEmpty()) {
            return this;
        }
        String how = tagged("range") ? "in" : tagged("most") ? "<=" : told.size() == 1 ? "==" : "";
        return how.isEmpty() ? this : new Chunk("bound " + how, told, tags, from, to);
    }

    /** The whole numbers that it was told. */
    public List<Integer> numbers() {
        return told.stream()
                .filter(one -> one.matches("\\d{1,9}"))
                .map(Integer::valueOf)
                .toList();
    }

    public boolean unknown() {
        return concept.isEmpty();
    }
}

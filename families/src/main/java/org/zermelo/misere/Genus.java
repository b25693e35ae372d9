package org.zermelo.misere;

import java.util.List;

/**
 * The genus of an impartial game: its nimber under normal play, and the misère nim values of the game alone, with one heap
 * of two counters, with two such heaps, and so on. The last two values alternate for ever.
 *
 * <p>A component has misère nim value v when it is lost, under misère play, beside a heap of v counters. Theory: J. H.
 * Conway, On Numbers and Games, chapter 12.
 *
 * @param nimber the nimber under normal play
 * @param misere the misère nim values with 0, 1, 2, .. heaps of two, at least two of them
 */
public record Genus(int nimber, List<Integer> misere) {

    public Genus {
        misere = List.copyOf(misere);
    }

    /** The misère nim value with this many heaps of two. */
    int at(int heaps) {
        int size = misere.size();
        return misere.get(heaps < size ? heaps : size - 2 + (heaps - size) % 2);
    }

    /** Whether a position of Nim has this genus: 0^120 and 1^031, or g^gh with h = g without carry 2. */
    public boolean isOfNim() {
        return misere.equals(List.of(nimber, nimber ^ 2))
                || (nimber == 0 && misere.equals(List.of(1, 2, 0)))
                || (nimber == 1 && misere.equals(List.of(0, 3, 1)));
    }

    /** Such as {@code 4^146}; values of two digits stand in parentheses. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(nimber + "^");
        misere.forEach(value -> text.append(value < 10 ? value : "(" + value + ")"));
        return text.toString();
    }
}

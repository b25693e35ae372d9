package org.zermelo.solve.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.value.Value;

/** The positions of a small game with their options, in the order in which they are met, and where each stands in a table. */
final class PositionList<P, M> {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final Map<P, Integer> numbers = new LinkedHashMap<>();
    private final List<List<Integer>> options = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private final Rules<P, M> rules;

    /**
     * Lists the positions.
     *
     * @param most how many may be listed
     * @throws RefusedException when there are more; no more than that are looked at
     */
    PositionList(Rules<P, M> rules, int most) {
        this.rules = rules;
        List<P> open = new ArrayList<>(List.of(rules.start()));
        numbers.put(rules.start(), 0);
        for (int at = 0; at < open.size(); at++) {
            P position = open.get(at);
            List<Integer> found = new ArrayList<>();
            for (M move : rules.moves(position)) {
                P next = rules.play(position, move);
                Integer number = numbers.putIfAbsent(next, numbers.size());
                if (number == null) {
                    open.add(next);
                    number = open.size() - 1;
                }
                found.add(number);
            }
            if (open.size() > most) {
                throw tooMany(most);
            }
            options.add(List.copyOf(found));
            texts.add(text(rules, position));
        }
    }

    /** What is thrown for a game of more positions than a method can be watched on. */
    static RefusedException tooMany(int most) {
        return new RefusedException("trace.too-many-positions", "most", most);
    }

    @SuppressWarnings("unchecked") // rules that are textual are so for their own positions
    static <P, M> String text(Rules<P, M> rules, P position) {
        return rules instanceof Textual<?, ?> textual ? ((Textual<P, M>) textual).text(position) : position.toString();
    }

    int size() {
        return options.size();
    }

    /** The numbers of a position's options, in the order of its moves. */
    List<Integer> options(int number) {
        return options.get(number);
    }

    List<P> positions() {
        return List.copyOf(numbers.keySet());
    }

    /** The code of each position without moves, by its number; 0 for the others. */
    long[] ends(Value value) {
        long[] ends = new long[size()];
        int number = 0;
        for (P position : numbers.keySet()) {
            if (options.get(number).isEmpty()) {
                ends[number] = value.ended(rules.ending(position));
            }
            number++;
        }
        return ends;
    }

    String text(int number) {
        return texts.get(number);
    }

    /** The numbers of the positions, those that are reached from others after them: options come first where no play is endless. */
    List<Integer> upwards() {
        List<Integer> order = new ArrayList<>();
        boolean[] seen = new boolean[size()];
        visit(0, seen, order);
        return order;
    }

    private void visit(int number, boolean[] seen, List<Integer> order) {
        seen[number] = true;
        for (int option : options.get(number)) {
            if (!seen[option]) {
                visit(option, seen, order);
            }
        }
        order.add(number);
    }

    /** The numbers that each position's text holds, when all texts hold equally many. */
    List<List<Integer>> places(List<Integer> shown) {
        List<List<Integer>> places = shown.stream()
                .map(number -> NUMBER.matcher(texts.get(number))
                        .results()
                        .map(MatchResult::group)
                        .filter(digits -> digits.length() < 5)
                        .map(Integer::valueOf)
                        .collect(Collectors.toList()))
                .toList();
        boolean same = places.stream().map(List::size).distinct().count() == 1
                && places.stream().distinct().count() == places.size();
        return same ? places : List.of();
    }

    /** Different numbers at a place of the texts, rising. */
    static List<Integer> values(List<List<Integer>> places, int at) {
        return List.copyOf(places.stream().map(place -> place.get(at)).collect(Collectors.toCollection(TreeSet::new)));
    }
}

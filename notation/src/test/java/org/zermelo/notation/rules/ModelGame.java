package org.zermelo.notation.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A game of heaps as the page of the notation describes it, told by functions, with the text that says the same. It shares nothing with
 * the program: positions are lists, and every value comes from the definition, wave after wave.
 */
final class ModelGame {

    /** What an ended play is worth to the player who would move next; {@code null} where the play goes on. */
    enum End {
        LAST,
        OTHER,
        OVERSHOT,
        DRAW
    }

    /** A number or a condition: its text, and what it is at a place. */
    interface Of<T> {
        T at(Place place);
    }

    /** Heaps, the heap that is moved (-1 for none), and the number that the player chose. */
    record Place(List<Long> heaps, int heap, long k) {

        long x() {
            return heaps.get(heap < 0 ? 0 : heap);
        }

        long sum() {
            return heaps.stream().mapToLong(h -> h).sum();
        }

        long big() {
            return heaps.stream().mapToLong(h -> h).max().orElseThrow();
        }

        long small() {
            return heaps.stream().mapToLong(h -> h).min().orElseThrow();
        }
    }

    /** A clause: what it makes of a position, by the number that is chosen; nothing where it does not apply. */
    interface Clause {
        /** All results, with the number chosen in each. */
        Map<Long, List<List<Long>>> results(List<Long> heaps);
    }

    /** Heaps, and what was moved last by the player to move and by the other one; clause and number, or nothing. */
    record State(List<Long> heaps, List<Long> own, List<Long> others) {}

    /** Plies are -1 for endless play. */
    record Worth(String result, long plies) {}

    final List<Clause> clauses = new ArrayList<>();
    final List<Of<@Nullable End>> ends = new ArrayList<>();
    final List<Long> start = new ArrayList<>();
    Of<Boolean> result = place -> true;
    long most = Long.MAX_VALUE;
    End stuck = End.LAST;
    boolean notOwn;
    boolean notOpponents;
    String text = "";

    private List<State> options(State state) {
        List<State> options = new ArrayList<>();
        for (int clause = 0; clause < clauses.size(); clause++) {
            int number = clause;
            clauses.get(clause).results(state.heaps()).forEach((k, results) -> {
                List<Long> move = List.of((long) number, k);
                boolean banned = notOwn && move.equals(state.own()) || notOpponents && move.equals(state.others());
                for (List<Long> next : banned ? List.<List<Long>>of() : results) {
                    boolean inside = next.stream().allMatch(h -> h >= 0 && h <= most);
                    if (inside && !next.equals(state.heaps()) && result.at(new Place(next, -1, 0))) {
                        options.add(new State(
                                next, notOwn ? state.others() : List.of(), notOwn || notOpponents ? move : List.of()));
                    }
                }
            });
        }
        return options;
    }

    private @Nullable End ended(List<Long> heaps) {
        for (Of<@Nullable End> end : ends) {
            End how = end.at(new Place(heaps, -1, 0));
            if (how != null) {
                return how;
            }
        }
        return null;
    }

    /** The start's worth for the player to move. */
    Worth worth() {
        Map<State, List<State>> graph = new LinkedHashMap<>();
        Map<State, Worth> known = new HashMap<>();
        List<State> waiting = new ArrayList<>(List.of(new State(List.copyOf(start), List.of(), List.of())));
        State first = waiting.get(0);
        int late = 0;
        while (!waiting.isEmpty()) {
            State state = waiting.remove(waiting.size() - 1);
            if (graph.containsKey(state)) {
                continue;
            }
            End end = ended(state.heaps());
            List<State> options = end == null ? options(state) : List.of();
            graph.put(state, options);
            waiting.addAll(options);
            if (options.isEmpty()) {
                known.put(state, end(end == null ? stuck : end));
            }
        }
        for (int wave = 1; wave <= graph.size() + 2; wave++) {
            Map<State, Worth> found = new HashMap<>();
            for (var entry : graph.entrySet()) {
                Worth worth = known.containsKey(entry.getKey()) ? null : decided(entry.getValue(), known, wave);
                if (worth != null) {
                    found.put(entry.getKey(), worth);
                }
            }
            late = found.isEmpty() ? late + 1 : 0;
            known.putAll(found);
            if (late > 2) {
                break;
            }
        }
        return tied(graph, known).getOrDefault(first, new Worth("DRAW", -1));
    }

    private static Worth end(End end) {
        return switch (end) {
            case LAST -> new Worth("LOSS", 0);
            case OTHER -> new Worth("WIN", 0);
            // as if the other player had moved once more
            case OVERSHOT -> new Worth("WIN", 1);
            case DRAW -> new Worth("TIE", 0);
        };
    }

    private static @Nullable Worth decided(List<State> options, Map<State, Worth> known, int wave) {
        boolean lost = !options.isEmpty();
        long longest = 0;
        for (State option : options) {
            Worth worth = known.get(option);
            if (worth != null && worth.result().equals("LOSS") && worth.plies() == wave - 1) {
                return new Worth("WIN", wave);
            }
            lost &= worth != null && worth.result().equals("WIN") && worth.plies() < wave;
            longest = Math.max(longest, worth == null ? 0 : worth.plies());
        }
        return lost ? new Worth("LOSS", longest + 1) : null;
    }

    /** Who cannot win and need not lose ends the play, as soon as that can be, rather than play for ever. */
    private static Map<State, Worth> tied(Map<State, List<State>> graph, Map<State, Worth> known) {
        Map<State, Worth> all = new HashMap<>(known);
        for (int wave = 1; wave <= graph.size(); wave++) {
            Map<State, Worth> found = new HashMap<>();
            Worth before = new Worth("TIE", wave - 1);
            graph.forEach((state, options) -> {
                if (!all.containsKey(state) && options.stream().anyMatch(option -> before.equals(all.get(option)))) {
                    found.put(state, new Worth("TIE", before.plies() + 1));
                }
            });
            if (found.isEmpty()) {
                break;
            }
            all.putAll(found);
        }
        return all;
    }
}

package org.zermelo.desk.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Canonical;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.large.CancelScope;
import org.zermelo.solve.Watch;

/** The positions that can be reached along some moves, each once, ply by ply, up to {@link PositionGraph#MOST}. */
public final class PlyReach<P, M> {

    /** The moves that are followed from a position that is reached after some plies. */
    interface Followed<P, M> {
        List<M> moves(P position, int ply);
    }

    private final Rules<P, M> rules;
    private final Map<P, Integer> numbers = new LinkedHashMap<>();
    private final List<P> positions = new ArrayList<>();
    private final List<List<String>> lines = new ArrayList<>();
    private final List<List<Integer>> options = new ArrayList<>();
    private boolean whole;
    private int plies;

    private PlyReach(Rules<P, M> rules) {
        this.rules = rules;
        enter(rules.start(), List.of());
    }

    /** All moves of the rules. */
    static <P, M> Followed<P, M> all(Rules<P, M> rules) {
        return (position, ply) -> rules.moves(position);
    }

    /**
     * What is reached from the start.
     *
     * @param depth the plies to go down, or null: as many as fit, but at least one
     * @throws RefusedException when more than {@link PositionGraph#MOST} positions are reached
     */
    static <P, M> PlyReach<P, M> of(Rules<P, M> rules, @Nullable Integer depth, Followed<P, M> followed, Watch watch) {
        PlyReach<P, M> reach = new PlyReach<>(rules);
        int done = 0;
        while (done < reach.positions.size() && (depth == null || reach.plies < depth)) {
            watch.check();
            int end = reach.positions.size();
            if (!reach.ply(done, end, followed)) {
                if (depth != null || reach.plies == 0) {
                    throw new RefusedException("graph.too-large", "limit", PositionGraph.MOST);
                }
                break;
            }
            done = end;
            reach.plies += reach.positions.size() > end ? 1 : 0;
        }
        reach.whole = reach.ended(done);
        while (reach.options.size() < reach.positions.size()) {
            reach.options.add(List.of());
        }
        return reach;
    }

    /** Goes one ply on from the positions of the last one; false, and nothing changed, when too many would be reached. */
    private boolean ply(int from, int end, Followed<P, M> followed) {
        List<List<Integer>> found = new ArrayList<>();
        for (int i = from; i < end; i++) {
            P position = positions.get(i);
            Set<Integer> reached = new LinkedHashSet<>();
            for (M move : followed.moves(position, plies)) {
                CancelScope.check();
                P next = rules.play(position, move);
                Integer known = numbers.get(one(rules, next));
                if (known == null && positions.size() == PositionGraph.MOST) {
                    forget(end);
                    return false;
                }
                reached.add(known == null ? enter(next, longer(lines.get(i), move)) : known);
            }
            found.add(List.copyOf(reached));
        }
        options.addAll(found);
        return true;
    }

    private int enter(P position, List<String> line) {
        numbers.put(one(rules, position), positions.size());
        positions.add(position);
        lines.add(line);
        return positions.size() - 1;
    }

    private void forget(int end) {
        numbers.values().removeIf(number -> number >= end);
        positions.subList(end, positions.size()).clear();
        lines.subList(end, lines.size()).clear();
    }

    private boolean ended(int from) {
        return positions.subList(from, positions.size()).stream()
                .allMatch(position -> rules.moves(position).isEmpty());
    }

    /** The one position that stands for all that a symmetry takes into this one. */
    @SuppressWarnings("unchecked")
    public static <P> P one(Rules<P, ?> rules, P position) {
        return rules instanceof Canonical<?> ? ((Canonical<P>) rules).canonical(position) : position;
    }

    private static List<String> longer(List<String> line, Object move) {
        List<String> longer = new ArrayList<>(line);
        longer.add(move.toString());
        return longer;
    }

    P position(int number) {
        return positions.get(number);
    }

    /** The number of a position; -1 when it is not reached. */
    int number(P position) {
        return numbers.getOrDefault(one(rules, position), -1);
    }

    List<String> line(int number) {
        return lines.get(number);
    }

    List<Integer> options(int number) {
        return options.get(number);
    }

    /** How many plies were gone down to reach the last of the positions. */
    int plies() {
        return plies;
    }

    /** Whether every position from which a followed move leads is gone on from. */
    boolean whole() {
        return whole;
    }

    /** For each position the length of the longest play from it, edges that go back along a play left out. */
    int[] levels() {
        int[] levels = new int[positions.size()];
        Arrays.fill(levels, -1);
        level(0, levels, new boolean[levels.length]);
        return levels;
    }

    private int level(int at, int[] levels, boolean[] open) {
        if (levels[at] >= 0) {
            return levels[at];
        }
        open[at] = true;
        int longest = 0;
        for (int option : options.get(at)) {
            if (!open[option]) {
                longest = Math.max(longest, 1 + level(option, levels, open));
            }
        }
        open[at] = false;
        levels[at] = longest;
        return longest;
    }
}

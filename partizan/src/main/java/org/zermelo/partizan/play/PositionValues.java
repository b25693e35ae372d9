package org.zermelo.partizan.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.CancelScope;
import org.zermelo.game.Ending;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Forms;

/**
 * The canonical values of the positions of a game with Left and Right in normal play, each found once. A position that falls apart is
 * the sum of its parts. The search keeps its own stack, so that a long game overflows none.
 *
 * @param <P> a position
 */
public final class PositionValues<P> {

    private final Forms forms;
    private final Function<P, Position<P>> options;
    private final Function<P, List<P>> parts;
    private final Map<P, Integer> known = new HashMap<>();
    private long rounds;

    /** What each player may move to. */
    private record Position<P>(P at, List<P> lefts, List<P> rights) {}

    /**
     * The values of these rules in an arena.
     *
     * @param parts the positions of which a position is the sum; itself alone if it does not fall apart
     */
    public <M> PositionValues(Forms forms, PartizanRules<P, M> rules, Function<P, List<P>> parts) {
        this.forms = forms;
        this.parts = parts;
        this.options = at -> new Position<>(at, options(rules, at, Player.LEFT), options(rules, at, Player.RIGHT));
    }

    private static <P, M> List<P> options(PartizanRules<P, M> rules, P at, Player mover) {
        List<P> options = new ArrayList<>();
        for (M move : rules.moves(at, mover)) {
            options.add(rules.play(at, mover, move));
        }
        if (options.isEmpty() && rules.ending(at, mover) != Ending.LAST_MOVER_WINS) {
            throw new RefusedException("partizan.other-ending", "position", at);
        }
        return options;
    }

    /** How many parts have a value by now. */
    public int size() {
        return known.size();
    }

    /**
     * The value of a position.
     *
     * @throws RefusedException when a play may come back to a position, or is not decided by who moves last
     */
    public int of(P position) {
        for (P part : parts.apply(position)) {
            if (!known.containsKey(part)) {
                search(part);
            }
        }
        return sum(position);
    }

    private void search(P start) {
        Deque<Position<P>> open = new ArrayDeque<>();
        Set<P> above = new HashSet<>();
        open.push(options.apply(start));
        while (!open.isEmpty()) {
            CancelScope.poll(++rounds);
            Position<P> top = open.element();
            above.add(top.at());
            P next = unknown(top);
            if (next == null) {
                known.put(top.at(), forms.of(sums(top.lefts()), sums(top.rights())));
                above.remove(top.at());
                open.pop();
            } else if (above.contains(next)) {
                throw new RefusedException("partizan.loopy", "position", next);
            } else {
                open.push(options.apply(next));
            }
        }
    }

    private @Nullable P unknown(Position<P> position) {
        for (List<P> side : List.of(position.lefts(), position.rights())) {
            for (P option : side) {
                for (P part : parts.apply(option)) {
                    if (!known.containsKey(part)) {
                        return part;
                    }
                }
            }
        }
        return null;
    }

    private int[] sums(List<P> options) {
        return options.stream().mapToInt(this::sum).toArray();
    }

    private int sum(P position) {
        int sum = Forms.ZERO;
        for (P part : parts.apply(position)) {
            sum = forms.sum(sum, Objects.requireNonNull(known.get(part)));
        }
        return sum;
    }
}

package org.zermelo.sum;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import org.zermelo.game.Rules;

/** The definitions, written down once more without any of the library's methods: the yardstick of these tests. */
public final class Plain<P, M> {

    private final Rules<P, M> rules;
    private final Map<P, Long> nimbers = new HashMap<>();
    private final Map<P, Boolean> normal = new HashMap<>();
    private final Map<P, Boolean> misere = new HashMap<>();

    public Plain(Rules<P, M> rules) {
        this.rules = rules;
    }

    public static <P, M> long nimber(Rules<P, M> rules) {
        return new Plain<>(rules).nimber(rules.start());
    }

    public long nimber(P position) {
        Long known = nimbers.get(position);
        if (known != null) {
            return known;
        }
        TreeSet<Long> options = new TreeSet<>();
        for (M move : rules.moves(position)) {
            options.add(nimber(rules.play(position, move)));
        }
        long mex = 0;
        while (options.contains(mex)) {
            mex++;
        }
        nimbers.put(position, mex);
        return mex;
    }

    public boolean wins(P position) {
        Boolean known = normal.get(position);
        if (known != null) {
            return known;
        }
        boolean wins = rules.moves(position).stream().anyMatch(move -> !wins(rules.play(position, move)));
        normal.put(position, wins);
        return wins;
    }

    public boolean winsMisere(P position) {
        Boolean known = misere.get(position);
        if (known != null) {
            return known;
        }
        boolean wins = rules.moves(position).isEmpty()
                || rules.moves(position).stream().anyMatch(move -> !winsMisere(rules.play(position, move)));
        misere.put(position, wins);
        return wins;
    }
}

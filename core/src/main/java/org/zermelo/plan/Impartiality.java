package org.zermelo.plan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.rule.RuleGame;

/**
 * The six conditions of an impartial game under normal play, each met, violated with the rule that violates it, or open.
 * Turns, sight of everything and the absence of chance hold for all rules of this library. The others follow from what the
 * rules declare; where they declare nothing, from a walk over at most 2,000 positions, which may leave a condition open.
 */
public final class Impartiality {

    private static final int MOST_POSITIONS = 2_000;
    private static final int MOST_MOVES = 50_000;

    /** Whether a condition holds. */
    public enum Verdict {
        /** It holds. */
        MET,
        /** It does not; the reason says which rule violates it. */
        VIOLATED,
        /** Neither was found in a limited walk. */
        OPEN
    }

    /**
     * One condition.
     *
     * @param name {@code turns}, {@code last-mover}, {@code finite}, {@code same-moves}, {@code open-view} or
     *     {@code no-chance}
     * @param why what violates it or why it is open; empty when it is met
     */
    public record Requirement(String name, Verdict verdict, Optional<Note> why) {}

    private final Map<String, Requirement> conditions = new LinkedHashMap<>();
    private final Set<String> violations = new HashSet<>();

    private Impartiality(Rules<?, ?> rules) {
        meet("turns");
        meet("last-mover");
        meet("finite");
        meet("same-moves");
        meet("open-view");
        meet("no-chance");
        if (!rules.traits().contains(Trait.IMPARTIAL) || !rules.traits().contains(Trait.ACYCLIC)) {
            look(rules);
        }
    }

    /** The six conditions, in the order of the textbook. */
    public static List<Requirement> of(Rules<?, ?> rules) {
        return List.copyOf(new Impartiality(rules).conditions.values());
    }

    /**
     * Refuses a nimber of a game that is not impartial.
     *
     * @throws RefusedException when a condition is violated: the note holds every violation, or says why there is no end of positions
     */
    static void check(Rules<?, ?> rules) {
        Counted.endlessOf(rules).ifPresent(why -> {
            throw new RefusedException(why);
        });
        List<Object> found = new ArrayList<>();
        for (Requirement condition : of(rules)) {
            if (condition.verdict() == Verdict.VIOLATED) {
                condition.why().orElseThrow().args().forEach((name, value) -> found.addAll(List.of(name, value)));
            }
        }
        if (!found.isEmpty()) {
            throw new RefusedException("impartial.refused", found.toArray());
        }
    }

    private void meet(String name) {
        conditions.put(name, new Requirement(name, Verdict.MET, Optional.empty()));
    }

    private void violate(String name, String key, Object... args) {
        violate(name, Note.of(key, args));
    }

    private void violate(String name, Note why) {
        violations.add(name);
        conditions.put(name, new Requirement(name, Verdict.VIOLATED, Optional.of(why)));
    }

    private void look(Rules<?, ?> rules) {
        boolean scoring = rules.traits().contains(Trait.SCORING);
        boolean acyclic = rules.traits().contains(Trait.ACYCLIC);
        if (scoring) {
            violate("last-mover", "impartial.points", "points", rules);
        }
        if (rules instanceof RuleGame game && game.ruleset().repeat().bansOwn()) {
            violate("same-moves", "impartial.memory", "memory", game.ruleset().repeat());
        }
        if (rules instanceof RuleGame game && game.ruleset().tellsPlayersApart()) {
            violate("same-moves", "impartial.by-name", "players", rules);
        }
        if (rules.traits().contains(Trait.PARTIZAN)) {
            violate("same-moves", "impartial.colours", "colours", rules);
        }
        Optional<Note> endless = Counted.endlessOf(rules);
        endless.ifPresent(why -> violate("finite", why));
        if (!(scoring && acyclic)) {
            boolean cycles = !acyclic && endless.isEmpty();
            new DepthWalk<>(rules, !scoring && !rules.traits().contains(Trait.IMPARTIAL), cycles).run();
        }
    }

    /** A walk in depth; a position that is met again on its own path closes a cycle. */
    private final class DepthWalk<P, M> {
        private final Rules<P, M> rules;
        private final boolean ends;
        private final boolean cycles;
        private final Map<P, Boolean> onPath = new HashMap<>();
        private final Deque<P> path = new ArrayDeque<>();
        private final Deque<Iterator<M>> left = new ArrayDeque<>();
        private int moves;
        private long listed;

        DepthWalk(Rules<P, M> rules, boolean ends, boolean cycles) {
            this.rules = rules;
            this.ends = ends;
            this.cycles = cycles;
        }

        void run() {
            enter(rules.start());
            while (!path.isEmpty()) {
                if (!left.element().hasNext()) {
                    onPath.put(path.pop(), false);
                    left.pop();
                    continue;
                }
                if (onPath.size() >= MOST_POSITIONS || moves++ >= MOST_MOVES || listed > MOST_MOVES) {
                    leaveOpen();
                    return;
                }
                P next = rules.play(path.element(), left.element().next());
                Boolean seen = onPath.get(next);
                if (seen == null) {
                    enter(next);
                } else if (seen && cycles) {
                    violate("finite", "impartial.cycle", "cycle", next);
                }
            }
        }

        private void enter(P position) {
            onPath.put(position, true);
            path.push(position);
            List<M> options = rules.moves(position);
            listed += options.size();
            left.push(options.iterator());
            if (options.isEmpty() && ends && rules.ending(position) != Ending.LAST_MOVER_WINS) {
                violate("last-mover", "impartial.ending", "at", position, "ending", rules.ending(position));
            }
        }

        private void leaveOpen() {
            leaveOpen("last-mover", ends);
            leaveOpen("finite", cycles);
        }

        private void leaveOpen(String name, boolean sought) {
            if (sought && !violations.contains(name)) {
                Note why = Note.of("impartial.unknown", "positions", MOST_POSITIONS);
                conditions.put(name, new Requirement(name, Verdict.OPEN, Optional.of(why)));
            }
        }
    }
}

package org.zermelo.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.zermelo.game.Canonical;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Packed;
import org.zermelo.game.Ranked;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;
import org.zermelo.game.Wide;

/**
 * Checks the rules of a game for its author: whether moves are what they should be, and whether what the game offers beside
 * them (canonical forms, indices, levels, parents, texts, components, packed positions) agrees with them. Looks at the
 * positions that are reached first, up to a limit; what concerns worth is checked on games that fit the limit whole.
 *
 * <pre>{@code assertThat(GameCheck.faults(new MyGame(), 10_000)).isEmpty();}</pre>
 */
public final class GameCheck<P, M> {

    /** Of each kind so many faults are reported. */
    private static final int MOST_OF_A_KIND = 3;

    final Rules<P, M> rules;
    final int limit;
    final Map<P, List<P>> reached = new HashMap<>();
    final List<P> positions = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private boolean whole;

    private GameCheck(Rules<P, M> rules, int limit) {
        this.rules = rules;
        this.limit = limit;
    }

    /**
     * What is wrong, as far as the first positions show; empty when nothing is.
     *
     * @param limit positions to look at
     */
    public static <P, M> List<Fault> faults(Rules<P, M> rules, int limit) {
        GameCheck<P, M> check = new GameCheck<>(rules, limit);
        check.run();
        return List.copyOf(check.faults);
    }

    void fault(Fault.Kind kind, Object position, String text) {
        if (faults.stream().filter(f -> f.kind() == kind).count() < MOST_OF_A_KIND) {
            faults.add(new Fault(kind, position, text));
        }
    }

    /** Whether all positions were looked at. */
    boolean whole() {
        return whole;
    }

    private void run() {
        walk();
        if (rules.traits().contains(Trait.ACYCLIC)) {
            cycles();
        }
        if (rules instanceof Ranked<?> ranked) {
            levels(cast(ranked));
        }
        if (rules instanceof Textual<?, ?> textual) {
            texts(cast(textual));
        }
        WorthCheck<P, M> worth = new WorthCheck<>(this);
        if (rules instanceof Canonical<?> canonical) {
            worth.canonical(cast(canonical));
        }
        if (rules instanceof Decomposable<?> decomposable) {
            worth.components(cast(decomposable));
        }
        if (rules instanceof Packed<?> packed) {
            new PackedCheck<>(this, cast(packed)).run();
        }
        if (rules instanceof Wide<?> wide) {
            new WideCheck<P, M>(this, cast(wide)).run();
        }
    }

    /** The capabilities of a game speak of the game's own positions. */
    @SuppressWarnings("unchecked")
    static <T> T cast(Object capability) {
        return (T) capability;
    }

    private void walk() {
        positions.add(rules.start());
        reached.put(rules.start(), List.of());
        for (int i = 0; i < positions.size(); i++) {
            P position = positions.get(i);
            List<M> moves = rules.moves(position);
            if (!moves.equals(rules.moves(position))) {
                fault(Fault.Kind.NOT_REPEATABLE, position, "two calls list different moves");
            }
            if (rules.isEnded(position) != moves.isEmpty()) {
                fault(Fault.Kind.ENDED, position, "isEnded says otherwise than its " + moves.size() + " moves");
            }
            Set<M> different = new HashSet<>();
            List<P> options = new ArrayList<>();
            for (M move : moves) {
                if (!different.add(move)) {
                    fault(Fault.Kind.DUPLICATE_MOVE, position, "move " + move + " is listed twice");
                }
                options.add(option(position, move));
            }
            reached.put(position, options);
            for (P option : options) {
                if (!reached.containsKey(option) && positions.size() < limit) {
                    reached.put(option, List.of());
                    positions.add(option);
                }
            }
        }
        whole = positions.stream().allMatch(p -> reached.keySet().containsAll(reached.get(p)));
    }

    private P option(P position, M move) {
        P option = rules.play(position, move);
        if (option.equals(position) && rules.traits().contains(Trait.ACYCLIC)) {
            fault(Fault.Kind.UNCHANGED, position, "move " + move + " leaves the position as it is");
        }
        P again = rules.play(position, move);
        if (!again.equals(option)) {
            fault(Fault.Kind.NOT_REPEATABLE, position, "move " + move + " leads to " + option + " and to " + again);
        } else if (again.hashCode() != option.hashCode()) {
            fault(Fault.Kind.HASH, option, "two equal positions have different hash codes");
        }
        return option;
    }

    /** Takes away positions whose options are all gone, until none is left or a cycle is. */
    private void cycles() {
        Map<P, Integer> left = new HashMap<>();
        Map<P, List<P>> parents = new HashMap<>();
        List<P> free = new ArrayList<>();
        for (P position : positions) {
            List<P> options = Objects.requireNonNull(reached.get(position)).stream()
                    .filter(reached::containsKey)
                    .toList();
            left.put(position, options.size());
            options.forEach(
                    o -> parents.computeIfAbsent(o, p -> new ArrayList<>()).add(position));
            if (options.isEmpty()) {
                free.add(position);
            }
        }
        for (int i = 0; i < free.size(); i++) {
            for (P parent : parents.getOrDefault(free.get(i), List.of())) {
                if (left.merge(parent, -1, Integer::sum) == 0) {
                    free.add(parent);
                }
            }
        }
        left.entrySet().stream()
                .filter(e -> e.getValue() > 0)
                .findFirst()
                .ifPresent(e -> fault(
                        Fault.Kind.CYCLE,
                        e.getKey(),
                        "a play from here can come back, but the game is said to be acyclic"));
    }

    private void levels(Ranked<P> ranked) {
        for (P position : positions) {
            long level = ranked.level(position);
            if (level < 0) {
                fault(Fault.Kind.LEVEL, position, "level " + level + " is negative");
            }
            for (P option : Objects.requireNonNull(reached.get(position))) {
                if (ranked.level(option) >= level) {
                    fault(
                            Fault.Kind.LEVEL,
                            position,
                            "level " + level + ", and level " + ranked.level(option) + " after a move to " + option);
                }
            }
        }
    }

    private void texts(Textual<P, M> textual) {
        for (P position : positions) {
            String text = textual.text(position);
            try {
                if (!textual.position(text).equals(position)) {
                    fault(Fault.Kind.TEXT, position, "'" + text + "' is read as " + textual.position(text));
                }
                for (M move : rules.moves(position)) {
                    if (!textual.move(position, move.toString()).equals(move)) {
                        fault(Fault.Kind.TEXT, position, "move '" + move + "' is read as another");
                    }
                }
            } catch (RuntimeException e) {
                fault(Fault.Kind.TEXT, position, "'" + text + "' or a move cannot be read: " + e.getMessage());
            }
        }
    }
}

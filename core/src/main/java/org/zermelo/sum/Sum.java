package org.zermelo.sum;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.Games;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;

/**
 * The disjunctive sum of impartial games: a move is a move in one component, and the play ends when no component has a
 * move. A position is the list of the components' positions. A component that is a sum itself is taken apart.
 */
public final class Sum implements Counted<List<Object>, SumMove>, Restartable<List<Object>, SumMove> {

    private final List<Rules<Object, Object>> components;
    private final List<Object> start;

    private Sum(List<Rules<Object, Object>> components, List<Object> start) {
        this.components = List.copyOf(components);
        this.start = List.copyOf(start);
    }

    /**
     * The sum of impartial games.
     *
     * @throws RefusedException when one of them is not impartial
     */
    public static Sum of(List<? extends Rules<?, ?>> games) {
        List<Rules<Object, Object>> flat = new ArrayList<>();
        List<Object> starts = new ArrayList<>();
        for (Rules<?, ?> game : games) {
            if (game instanceof Sum sum) {
                flat.addAll(sum.components);
                starts.addAll(sum.start);
            } else if (game.traits().contains(Trait.IMPARTIAL)) {
                flat.add(erased(game));
                starts.add(game.start());
            } else {
                throw new RefusedException("sum.not-impartial", "game", game);
            }
        }
        return new Sum(flat, starts);
    }

    /** A sum never hands a position to the rules of another component, so the types need not be known. */
    @SuppressWarnings("unchecked")
    private static Rules<Object, Object> erased(Rules<?, ?> game) {
        return (Rules<Object, Object>) game;
    }

    /** The rules of each component. */
    public List<Rules<Object, Object>> components() {
        return components;
    }

    @Override
    public List<Object> start() {
        return start;
    }

    @Override
    public Sum from(List<Object> position) {
        return new Sum(components, position);
    }

    @Override
    public List<SumMove> moves(List<Object> position) {
        List<SumMove> moves = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            for (Object move : components.get(i).moves(position.get(i))) {
                moves.add(new SumMove(i + 1, move));
            }
        }
        return moves;
    }

    @Override
    public List<Object> play(List<Object> position, SumMove move) {
        List<Object> next = new ArrayList<>(position);
        int i = move.component() - 1;
        next.set(i, components.get(i).play(position.get(i), move.move()));
        return List.copyOf(next);
    }

    @Override
    public double positions() {
        return components.stream().mapToDouble(Counted::positionsOf).reduce(1, (a, b) -> a * b);
    }

    @Override
    public Optional<Note> endless() {
        return components.stream()
                .flatMap(rules -> Counted.endlessOf(rules).stream())
                .findFirst();
    }

    @Override
    public long bytesAPosition() {
        return USUAL_BYTES + components.stream().mapToLong(Counted::bytesOf).sum();
    }

    @Override
    public Optional<Rules<List<Object>, SumMove>> smaller() {
        return Optional.empty();
    }

    @Override
    public Ending ending(List<Object> position) {
        return Ending.LAST_MOVER_WINS;
    }

    @Override
    public Set<Trait> traits() {
        return components.stream().allMatch(rules -> rules.traits().contains(Trait.ACYCLIC))
                ? EnumSet.of(Trait.IMPARTIAL, Trait.ACYCLIC)
                : EnumSet.of(Trait.IMPARTIAL);
    }

    @Override
    public String toString() {
        return terms().stream().map(Object::toString).collect(Collectors.joining(" + "));
    }

    @Override
    public boolean tellsStart() {
        return terms().stream().allMatch(Games::tellsStart);
    }

    /** The components, each from where it stands. */
    public List<Rules<Object, Object>> terms() {
        List<Rules<Object, Object>> terms = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            Rules<Object, Object> component = components.get(i);
            terms.add(component.start().equals(start.get(i)) ? component : Games.from(component, start.get(i)));
        }
        return terms;
    }
}

package org.zermelo.partizan.loopy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.zermelo.game.Ending;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.Player;
import org.zermelo.game.RefusedException;
import org.zermelo.game.large.CancelScope;
import org.zermelo.partizan.loopy.LoopyValue.LoopyOption;
import org.zermelo.partizan.loopy.LoopyValue.Result;
import org.zermelo.partizan.play.EndlessRules;
import org.zermelo.solve.StrongComponents;

/**
 * The positions that play can reach, whoever moves, as a graph.
 *
 * @param <P> a position
 * @param <M> a move
 */
final class LoopyPositions<P, M> {

    private final PartizanRules<P, M> rules;
    private final Predicate<P> isOff;
    private final LoopyGraph graph = new LoopyGraph();
    private final Map<P, Integer> places = new HashMap<>();
    private final List<P> positions = new ArrayList<>();

    /**
     * The positions from the start of these rules.
     *
     * @throws RefusedException when they are too many, or another rule than the last move decides
     */
    LoopyPositions(PartizanRules<P, M> rules) {
        this.rules = rules;
        this.isOff = rules instanceof EndlessRules<P, M> endless ? endless::isOff : position -> false;
        place(rules.start());
        for (int k = 0; k < positions.size(); k++) {
            CancelScope.check();
            P at = positions.get(k);
            if (isOff.test(at)) {
                graph.options(k, new int[0], new int[] {k});
            } else {
                graph.options(k, options(at, Player.LEFT), options(at, Player.RIGHT));
            }
        }
    }

    private int place(P position) {
        return places.computeIfAbsent(position, key -> {
            if (positions.size() >= Sides.MOST_NODES) {
                throw new RefusedException("partizan.loopy-positions", "allowed", Sides.MOST_NODES);
            }
            positions.add(position);
            return graph.node();
        });
    }

    private int[] options(P at, Player mover) {
        List<M> moves = rules.moves(at, mover);
        if (moves.isEmpty() && rules.ending(at, mover) != Ending.LAST_MOVER_WINS) {
            throw new RefusedException("partizan.other-ending", "position", at);
        }
        return moves.stream()
                .mapToInt(move -> place(rules.play(at, mover, move)))
                .distinct()
                .toArray();
    }

    /** Whether play cannot come back to a position. */
    boolean isFinite() {
        return StrongComponents.acyclic(graph.edges());
    }

    /** The sides of the start. */
    Sided start(Sides sides) {
        return sides.of(graph)[0];
    }

    /** What is known of the start, with what each move leads to. */
    LoopyValue value(Stoppers stoppers, Sides sides) {
        Sided[] found;
        try {
            found = sides.of(graph);
        } catch (RefusedException e) {
            if (LoopyValue.hasNoSides(e)) {
                return byResults(stoppers);
            }
            throw e;
        }
        LoopyPrinter printer = new LoopyPrinter(stoppers);
        return LoopyValue.of(
                stoppers,
                printer,
                found[0],
                options(printer, found, Player.LEFT),
                options(printer, found, Player.RIGHT));
    }

    private LoopyValue byResults(Stoppers stoppers) {
        Result[][] results = GraphResults.of(stoppers, graph);
        return LoopyValue.of(
                rules.toString(),
                positions.size(),
                results[0],
                options(results, Player.LEFT),
                options(results, Player.RIGHT));
    }

    private List<LoopyOption> options(Result[][] results, Player mover) {
        P start = rules.start();
        return isOff.test(start)
                ? List.of()
                : rules.moves(start, mover).stream()
                        .map(move -> new LoopyOption(
                                Optional.of(move.toString()),
                                Optional.empty(),
                                Optional.of(
                                        results[place(rules.play(start, mover, move))][mover == Player.LEFT ? 1 : 0])))
                        .toList();
    }

    private List<LoopyOption> options(LoopyPrinter printer, Sided[] found, Player mover) {
        P start = rules.start();
        return isOff.test(start)
                ? List.of()
                : rules.moves(start, mover).stream()
                        .map(move -> LoopyOption.of(
                                move.toString(), printer.text(found[place(rules.play(start, mover, move))])))
                        .toList();
    }
}

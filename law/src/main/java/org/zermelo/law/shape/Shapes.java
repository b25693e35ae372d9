package org.zermelo.law.shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/**
 * Looks for what people would call a law. A shape is guessed from small numbers, made an automaton of its own, and told only if that and
 * the law say the same of every position.
 */
public final class Shapes {

    private final List<String> names;
    private final Automaton positions;
    private final Automaton law;
    private final DecisionProcedure procedure;

    private Shapes(List<String> names, Automaton positions, Automaton law, DecisionProcedure procedure) {
        this.names = names;
        this.positions = positions;
        this.law = law;
        this.procedure = procedure;
    }

    /** The shape of a law; empty when it has none that is known. */
    public static Optional<Shape> of(DefinedRules defined, Numeration numeration, Automaton law, boolean nimbers) {
        DecisionProcedure procedure = new DecisionProcedure(numeration);
        Automaton positions = procedure.of(defined.positions());
        int memory = defined.memory();
        if (memory > 0) {
            return nimbers ? Optional.empty() : fresh(defined, positions, law, procedure);
        }
        int heaps = defined.rules().variables().size() - 1;
        if (defined.rules().tellsPlayersApart() && heaps > 0 && !nimbers) {
            return byTurn(defined.names().subList(0, heaps), positions, law, procedure);
        }
        return new Shapes(defined.names(), positions, law, procedure).shape(nimbers);
    }

    /** Nimbers of one heap that repeat from some size on. */
    public static Shape period(String name, List<Integer> first, List<Integer> block) {
        return RemainderShapes.nimbers(name, first, block);
    }

    /** Where moves may not be repeated: the shape of the positions in which none was made. */
    private static Optional<Shape> fresh(
            DefinedRules defined, Automaton positions, Automaton law, DecisionProcedure procedure) {
        int all = defined.names().size();
        int told = all - defined.memory();
        int[] memory = IntStream.range(told, all).toArray();
        Presburger none = Presburger.and(IntStream.of(memory)
                .mapToObj(track -> Presburger.equal(LinearSum.track(track), LinearSum.of(0)))
                .toArray(Presburger[]::new));
        Automaton starts = Automata.both(positions, procedure.of(none));
        Automaton lost = Automata.both(law.saying(said -> said == 0 ? 1 : 0), starts);
        return new Shapes(
                        defined.names().subList(0, told),
                        Automata.hide(starts, memory),
                        Automata.hide(lost, memory).saying(is -> 1 - is),
                        procedure)
                .shape(false)
                .map(shape -> new Shape(shape.formula(), Note.of("law.shape.fresh", "start", shape.words())));
    }

    /** Where players have moves of their own: a shape for each who is to move. */
    private static Optional<Shape> byTurn(
            List<String> heaps, Automaton positions, Automaton law, DecisionProcedure procedure) {
        int turn = heaps.size();
        List<Shape> shapes = new ArrayList<>();
        for (int player = 0; player < 2; player++) {
            Automaton moves = procedure.of(Presburger.equal(LinearSum.track(turn), LinearSum.of(player)));
            Automaton lost = Automata.both(law.saying(said -> said == 0 ? 1 : 0), Automata.both(positions, moves));
            new Shapes(
                            heaps,
                            Automata.hide(Automata.both(positions, moves), turn),
                            Automata.hide(lost, turn).saying(is -> 1 - is),
                            procedure)
                    .shape(false)
                    .ifPresent(shapes::add);
        }
        return shapes.size() < 2
                ? Optional.empty()
                : Optional.of(new Shape(
                        "first: " + shapes.get(0).formula() + "; second: "
                                + shapes.get(1).formula(),
                        Note.of("law.shape.by-turn")
                                .with("first", shapes.get(0).words())
                                .with("second", shapes.get(1).words())));
    }

    private Optional<Shape> shape(boolean nimbers) {
        Stream<Supplier<@Nullable Shape>> candidates = names.size() == 1
                ? nimbers
                        ? Stream.of(() -> RemainderShapes.nimbers(this))
                        : Stream.of(
                                () -> RemainderShapes.lost(this),
                                () -> PowerShapes.of(this),
                                () -> PowerShapes.trailing(this),
                                () -> DigitShapes.of(this, law))
                : nimbers
                        ? Stream.of()
                        : Stream.of(
                                () -> HeapShapes.equal(this),
                                () -> HeapShapes.beatty(this),
                                () -> HeapShapes.nim(this),
                                () -> HeapShapes.remainders(this));
        return candidates.map(Shapes::tried).filter(Objects::nonNull).findFirst();
    }

    private static @Nullable Shape tried(Supplier<@Nullable Shape> candidate) {
        try {
            return candidate.get();
        } catch (TooLargeException e) {
            return null;
        }
    }

    List<String> names() {
        return names;
    }

    Numeration numeration() {
        return procedure.numeration();
    }

    int says(long... position) {
        return law.of(numeration(), position);
    }

    Automaton of(Presburger formula) {
        return procedure.of(formula);
    }

    /** Whether exactly the positions of a set have this worth. */
    boolean are(int worth, Automaton set) {
        Automaton differs = Automata.join(law, set, (said, is) -> (said == worth) == (is != 0) ? 0 : 1);
        return Automata.shortest(Automata.both(differs, positions)).isEmpty();
    }

    /** Whether exactly the positions of which a formula holds have this worth. */
    boolean are(int worth, Presburger formula) {
        return are(worth, procedure.of(formula));
    }
}

package org.zermelo.law.shape;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Numeration;
import org.zermelo.law.automaton.TooLargeException;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.DefinedRules;
import org.zermelo.law.formula.Presburger;

/**
 * Looks for what people would call a law. A shape is guessed from small numbers, made an automaton of its own, and told only if that and
 * the law say the same of every position.
 */
public final class Shapes {

    private final DefinedRules defined;
    private final Numeration numeration;
    private final Automaton law;
    private final DecisionProcedure procedure;

    private Shapes(DefinedRules defined, Numeration numeration, Automaton law) {
        this.defined = defined;
        this.numeration = numeration;
        this.law = law;
        this.procedure = new DecisionProcedure(numeration);
    }

    /** The shape of a law; empty when it has none that is known. */
    public static Optional<Shape> of(DefinedRules defined, Numeration numeration, Automaton law, boolean nimbers) {
        Shapes shapes = new Shapes(defined, numeration, law);
        int variables = defined.rules().variables().size();
        Stream<Supplier<@Nullable Shape>> candidates = variables == 1
                ? nimbers
                        ? Stream.of(() -> RemainderShapes.nimbers(shapes))
                        : Stream.of(
                                () -> RemainderShapes.lost(shapes),
                                () -> PowerShapes.of(shapes),
                                () -> PowerShapes.trailing(shapes),
                                () -> DigitShapes.of(shapes, law))
                : nimbers
                        ? Stream.of()
                        : Stream.of(
                                () -> HeapShapes.equal(shapes),
                                () -> HeapShapes.beatty(shapes),
                                () -> HeapShapes.nim(shapes),
                                () -> HeapShapes.remainders(shapes));
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
        return defined.names();
    }

    Numeration numeration() {
        return numeration;
    }

    int says(long... position) {
        return law.of(numeration, position);
    }

    Automaton of(Presburger formula) {
        return procedure.of(formula);
    }

    /** Whether exactly the positions of a set have this worth. */
    boolean are(int worth, Automaton set) {
        Automaton differs = Automata.join(law, set, (said, is) -> (said == worth) == (is != 0) ? 0 : 1);
        return Automata.shortest(Automata.both(differs, procedure.of(defined.positions())))
                .isEmpty();
    }

    /** Whether exactly the positions of which a formula holds have this worth. */
    boolean are(int worth, Presburger formula) {
        return are(worth, procedure.of(formula));
    }
}

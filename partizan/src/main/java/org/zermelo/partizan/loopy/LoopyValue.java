package org.zermelo.partizan.loopy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.zermelo.game.PartizanRules;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Relation;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.LiteralException;

/**
 * What is known of a game whose play may come back (Winning Ways, chapter 11; Siegel 2013, chapter VI).
 *
 * @param onside its value if endless play is a win for Left; empty where it is no stopper, or is not found
 * @param offside its value if endless play is a win for Right; of a stopper the same
 * @param graph the graph of its positions, where it has no sides that are found
 * @param leftFirst who wins if Left begins
 * @param rightFirst who wins if Right begins
 * @param lefts Left's options: of a position, its moves; of a stopper, those of its canonical form
 * @param rights Right's options
 */
public record LoopyValue(
        String onside,
        String offside,
        Optional<WrittenGraph> graph,
        Result leftFirst,
        Result rightFirst,
        List<LoopyOption> lefts,
        List<LoopyOption> rights) {

    /** A game that is told by its positions alone: what was written, and how many there are. */
    public record WrittenGraph(String text, int positions) {}

    /** How play by turns comes out. */
    public enum Result {
        LEFT,
        RIGHT,
        /** Play goes on for ever. */
        DRAW
    }

    /**
     * An option.
     *
     * @param move the move that leads to it if it is one of a position
     * @param value its value; empty where it has no sides that are found
     * @param result how play comes out after it, where that is told
     */
    public record LoopyOption(Optional<String> move, Optional<String> value, Optional<Result> result) {
        static LoopyOption of(String move, String value) {
            return new LoopyOption(Optional.of(move), Optional.of(value), Optional.empty());
        }
    }

    /** A relation that was claimed, and the true one. */
    public record ClaimedRelation(Relation claimed, Relation relation) {}

    /** A value, and what was claimed of it; then it is the difference of both sides of the claim. */
    public record Said(LoopyValue value, Optional<ClaimedRelation> claim) {}

    public LoopyValue {
        lefts = List.copyOf(lefts);
        rights = List.copyOf(rights);
    }

    /** Whether no play by turns goes on for ever in it: its value is one stopper. */
    public boolean isStopper() {
        return graph.isEmpty() && onside.equals(offside);
    }

    /** The value in the notation. */
    public String form() {
        return graph.map(WrittenGraph::text).orElseGet(this::sides);
    }

    private String sides() {
        return isStopper() ? onside : onside.equals("on") && offside.equals("off") ? "dud" : onside + " & " + offside;
    }

    /**
     * What a text says: a value, or how two values stand.
     *
     * @throws LiteralException at the place that is wrong
     * @throws RefusedException when a game is too large, or a sum has a part without sides that are found
     */
    public static Said read(GameTerms games, String text) {
        Stoppers stoppers = new Stoppers();
        Sides sides = new Sides(stoppers);
        LoopyReader reader = new LoopyReader(stoppers, sides, games, text, 0, text.length());
        Sided first;
        try {
            first = reader.sides();
        } catch (RefusedException e) {
            if (!hasNoSides(e)) {
                throw e;
            }
            return new Said(UnsidedText.read(stoppers, sides, games, text).orElseThrow(() -> e), Optional.empty());
        }
        Optional<Relation> relation = reader.relation();
        if (relation.isEmpty()) {
            reader.finish();
            return new Said(
                    reader.position().map(at -> at.value(stoppers, sides)).orElseGet(() -> of(stoppers, first)),
                    Optional.empty());
        }
        Sided second = reader.sides();
        reader.finish();
        Relation truth = Relation.of(sides.atLeast(second, first), sides.atLeast(first, second));
        return new Said(
                of(stoppers, sides.sum(first, sides.negative(second))),
                Optional.of(new ClaimedRelation(relation.get(), truth)));
    }

    /** Whether a game was refused since no stoppers were found that are its sides. */
    static boolean hasNoSides(RefusedException e) {
        return e.note().key().equals("partizan.no-sides");
    }

    /**
     * What is known of the start of a game with Left and Right in normal play; empty if its play cannot come back to a position.
     *
     * @throws RefusedException when it is too large
     */
    public static <P, M> Optional<LoopyValue> of(PartizanRules<P, M> rules) {
        LoopyPositions<P, M> positions = new LoopyPositions<>(rules);
        Stoppers stoppers = new Stoppers();
        return positions.isFinite() ? Optional.empty() : Optional.of(positions.value(stoppers, new Sides(stoppers)));
    }

    static LoopyValue of(Stoppers stoppers, Sided game) {
        LoopyPrinter printer = new LoopyPrinter(stoppers);
        boolean options = game.isStopper();
        return of(
                stoppers,
                printer,
                game,
                options ? options(printer, stoppers.lefts(game.onside())) : List.of(),
                options ? options(printer, stoppers.rights(game.onside())) : List.of());
    }

    static LoopyValue of(
            Stoppers stoppers, LoopyPrinter printer, Sided game, List<LoopyOption> lefts, List<LoopyOption> rights) {
        Result[] results = results(stoppers, game);
        return new LoopyValue(
                printer.text(game.onside()),
                printer.text(game.offside()),
                Optional.empty(),
                results[0],
                results[1],
                lefts,
                rights);
    }

    /** How play comes out if Left begins, and if Right does. */
    static Result[] results(Stoppers stoppers, Sided game) {
        int zero = Stoppers.ZERO;
        Result leftFirst = !stoppers.atLeast(zero, game.offside())
                ? Result.LEFT
                : stoppers.atLeast(zero, game.onside()) ? Result.RIGHT : Result.DRAW;
        Result rightFirst = !stoppers.atLeast(game.onside(), zero)
                ? Result.RIGHT
                : stoppers.atLeast(game.offside(), zero) ? Result.LEFT : Result.DRAW;
        return new Result[] {leftFirst, rightFirst};
    }

    /** What is known of a node of a graph without sides. */
    static LoopyValue of(
            String text, int positions, Result[] results, List<LoopyOption> lefts, List<LoopyOption> rights) {
        return new LoopyValue(
                "", "", Optional.of(new WrittenGraph(text, positions)), results[0], results[1], lefts, rights);
    }

    private static List<LoopyOption> options(LoopyPrinter printer, int[] options) {
        return Arrays.stream(options)
                .mapToObj(option ->
                        new LoopyOption(Optional.empty(), Optional.of(printer.text(option)), Optional.empty()))
                .toList();
    }
}

package org.zermelo.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Games;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;
import org.zermelo.notation.Game;
import org.zermelo.notation.Replay;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/**
 * A game under way: the moves made so far and the position they led to. Immutable.
 *
 * @param <P> a position
 * @param <M> a move
 */
public final class Match<P, M> {

    /** Between the moves of a line; no move's text holds it, and addresses need not escape it. */
    public static final String SEPARATOR = Replay.SEPARATOR;

    private static final int SHOWN = 12;

    /** Refusals to list the moves of a position that has them. */
    private static final Set<String> MANY =
            Set.of("rule.too-many-moves", "rule.too-many-numbers", "nim.too-many-moves");

    /** Of a longer text only the beginning is said again. */
    private static final int LONGEST = 200;

    private final Game game;
    private final Rules<P, M> rules;
    private final List<P> positions;
    private final List<M> moves;

    private Match(Game game, Rules<P, M> rules, List<P> positions, List<M> moves) {
        this.game = game;
        this.rules = rules;
        this.positions = positions;
        this.moves = moves;
    }

    /** A game at its start. */
    public static Match<?, ?> of(Game game) {
        return of(game, game.rules());
    }

    /** A game at its start, with the types of its rules. */
    static <P, M> Match<P, M> of(Game game, Rules<P, M> rules) {
        return new Match<>(game, rules, List.of(rules.start()), List.of());
    }

    /** The game as it was written. */
    public Game game() {
        return game;
    }

    /** Its rules. */
    public Rules<P, M> rules() {
        return rules;
    }

    /** The present position. */
    public P position() {
        return positions.get(positions.size() - 1);
    }

    /** The position after so many plies; 0 is the start. */
    public P position(int ply) {
        return positions.get(ply);
    }

    /** The moves made so far. */
    public List<M> line() {
        return moves;
    }

    /** The moves made so far as a text that {@link #playAll} reads. */
    public String lineText() {
        return moves.stream().map(Object::toString).collect(Collectors.joining(" " + SEPARATOR + " "));
    }

    /** How many moves were made. */
    public int plies() {
        return moves.size();
    }

    /** Whether the first player is to move. */
    public boolean firstToMove() {
        return moves.size() % 2 == 0;
    }

    /** The legal moves; empty when the game is over. */
    public List<M> options() {
        return rules.moves(position());
    }

    /** The legal moves; absent where there are more than are listed. */
    public Optional<List<M>> listed() {
        try {
            return Optional.of(options());
        } catch (RefusedException e) {
            if (MANY.contains(e.note().key())) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** Whether no move is left. */
    public boolean over() {
        return options().isEmpty();
    }

    /** The present position as a game of its own, in which the player to move is the first. */
    public Game rest() {
        return plies() == 0 ? game : game.after(rules, moves, position());
    }

    /** The rules from the position after so many plies. */
    public Rules<P, M> rules(int ply) {
        return ply == 0 ? rules : Games.from(rules, positions.get(ply));
    }

    /** Whether points are counted. */
    public boolean scoring() {
        return rules.traits().contains(Trait.SCORING);
    }

    /** The points of the first and of the second player so far. */
    public long[] totals() {
        long[] totals = new long[2];
        for (int ply = 0; ply < moves.size(); ply++) {
            long both = rules.gainOfBoth(positions.get(ply), moves.get(ply));
            long gain = Math.addExact(both, rules.gain(positions.get(ply), moves.get(ply)));
            totals[ply & 1] = Math.addExact(totals[ply & 1], gain);
            totals[1 - (ply & 1)] = Math.addExact(totals[1 - (ply & 1)], both);
        }
        return totals;
    }

    /** The game after one more move, which must be legal. */
    public Match<P, M> play(M move) {
        List<P> nextPositions = new ArrayList<>(positions);
        nextPositions.add(rules.play(position(), move));
        List<M> nextMoves = new ArrayList<>(moves);
        nextMoves.add(move);
        return new Match<>(game, rules, List.copyOf(nextPositions), List.copyOf(nextMoves));
    }

    /**
     * The game after the move that a text names.
     *
     * @throws BadInputException when it names no legal move
     */
    public Match<P, M> play(String text) {
        return play(move(text));
    }

    /**
     * The game after all moves of a line, which are those of {@link #moveTexts}.
     *
     * @throws BadInputException when one of them is no legal move
     */
    public Match<P, M> playAll(String line) {
        return playAll(moveTexts(line, Watch.NONE), Watch.NONE);
    }

    /**
     * The game after moves that are named by their texts.
     *
     * @throws BadInputException when one of them is no legal move
     */
    public Match<P, M> playAll(List<String> texts, Watch watch) {
        List<P> nextPositions = new ArrayList<>(positions);
        List<M> nextMoves = new ArrayList<>(moves);
        P position = position();
        for (String text : texts) {
            watch.check();
            M move = move(position, text, watch);
            position = rules.play(position, move);
            nextMoves.add(move);
            nextPositions.add(position);
        }
        return new Match<>(game, rules, List.copyOf(nextPositions), List.copyOf(nextMoves));
    }

    /**
     * The texts of the moves of a line: they are joined by {@code ~} or by semicolons; by commas, where the first of the texts is a move;
     * or, where no move's text holds a blank, by blanks or commas.
     */
    public List<String> moveTexts(String line, Watch watch) {
        return Stream.of(line.contains(SEPARATOR) ? line.split(SEPARATOR) : words(line, watch))
                .filter(text -> !text.isBlank())
                .toList();
    }

    private String[] words(String line, Watch watch) {
        for (String[] texts : List.of(new String[] {line}, line.split(";"), line.split(","))) {
            String wanted = bare(texts.length == 0 ? "" : texts[0]);
            if (!wanted.isEmpty() && options().stream().anyMatch(option -> is(option, wanted, watch))) {
                return texts;
            }
        }
        return line.isBlank() ? new String[0] : line.strip().split("[\\s,;]+");
    }

    /**
     * The legal move that a text names: as it is written, blanks aside, or by the part before or after its colon where no
     * other move has the same.
     *
     * @throws BadInputException when it names none, or more than one
     */
    public M move(String text) {
        return move(position(), text, Watch.NONE);
    }

    private M move(P position, String text, Watch watch) {
        List<M> options = rules.moves(position);
        if (options.isEmpty()) {
            throw new BadInputException("play.over", "seen", beginning(text));
        }
        String wanted = bare(text);
        for (M option : options) {
            if (is(option, wanted, watch)) {
                return option;
            }
        }
        List<M> parts =
                options.stream().filter(option -> named(option, wanted, watch)).toList();
        if (parts.size() == 1) {
            return parts.get(0);
        }
        if (parts.isEmpty() && text.length() <= LONGEST && rules instanceof Textual<?, ?>) {
            return textual().move(position, text.strip());
        }
        List<M> named = parts.isEmpty() ? options : parts;
        throw new BadInputException(Note.of(parts.isEmpty() ? "play.no-move" : "play.ambiguous")
                .with("seen", beginning(text))
                .with(
                        "allowed",
                        named.stream().limit(SHOWN).map(Object::toString).collect(Collectors.joining(", ")))
                .with("more", named.size() > SHOWN ? named.size() - SHOWN : ""));
    }

    private static String beginning(String text) {
        String stripped = text.strip();
        return stripped.length() <= LONGEST ? stripped : stripped.substring(0, 40) + " ..";
    }

    private static boolean is(Object move, String wanted, Watch watch) {
        watch.check();
        return bare(move.toString()).equalsIgnoreCase(wanted);
    }

    private static boolean named(Object move, String wanted, Watch watch) {
        watch.check();
        String text = bare(move.toString());
        int colon = text.indexOf(':');
        return colon >= 0
                && (text.substring(0, colon).equalsIgnoreCase(wanted)
                        || text.substring(colon + 1).equalsIgnoreCase(wanted));
    }

    /** Without blanks, and without the signs that set a move apart in a line from right to left. */
    private static String bare(String text) {
        return text.replaceAll("[\\s\\u2066-\\u2069]", "");
    }

    @SuppressWarnings("unchecked")
    private Textual<P, M> textual() {
        return (Textual<P, M>) rules;
    }

    /**
     * Who has won an ended game: 1 the first player, -1 the second, 0 neither.
     *
     * @throws IllegalStateException when it is not over
     */
    public int winner() {
        if (!over()) {
            throw new IllegalStateException("not over after " + plies() + " plies");
        }
        if (scoring()) {
            long[] totals = totals();
            return Long.compare(totals[0], totals[1]);
        }
        Value value = game.convention() == Convention.MISERE ? Values.misere() : Values.outcome();
        int mover = value.worth(value.ended(rules.ending(position()))).sign();
        return firstToMove() ? mover : -mover;
    }

    /** The game after so many plies; what was played later is forgotten. */
    public Match<P, M> at(int ply) {
        return new Match<>(game, rules, positions.subList(0, ply + 1), moves.subList(0, ply));
    }
}

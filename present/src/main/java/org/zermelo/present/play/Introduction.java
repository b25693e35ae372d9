package org.zermelo.present.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.Movement;
import org.zermelo.boards.model.Track;
import org.zermelo.game.AtTurn;
import org.zermelo.game.Note;
import org.zermelo.game.Player;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.game.Turned;
import org.zermelo.nim.FibonacciNim;
import org.zermelo.notation.Game;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.partizan.sum.SumRules;
import org.zermelo.present.answer.Brief;
import org.zermelo.present.words.Words;
import org.zermelo.row.stones.DoublingStones;
import org.zermelo.sum.Sum;

/** What a player who has never seen a game must know: its name, what a move does and how it is written, and who wins. */
public final class Introduction {

    private static final String SUM = "play.how-sum";

    /** The family of board games in words. */
    private static final String BOARD = "board";

    /** The names of a game's first numbers in the phrases. */
    private static final List<String> NUMBERS = List.of("one", "two", "three");

    private static final Pattern NUMBER = Pattern.compile("\\b\\d{1,9}\\b");

    private Introduction() {}

    /** The game's name, its text, and who wins where it is not the rules' own ending that decides. */
    public static String title(Game game, Words words) {
        String text = words.apart(Brief.of(game));
        String name = words.phrase(key(family(game), "title")).orElse("");
        return (name.isEmpty() ? text : name + ": " + text)
                + ending(game, words).map(said -> "   (" + said + ")").orElse("");
    }

    /** What a move does and how it is written; of a sum for each kind of component. */
    public static List<String> moves(Game game, Words words) {
        Map<String, Rules<?, ?>> families = new LinkedHashMap<>();
        families.put(family(game), game.rules());
        if (game.rules() instanceof Sum sum) {
            sum.components().forEach(part -> families.putIfAbsent(family(part), part));
        }
        return families.entrySet().stream()
                .flatMap(each -> each.getKey().isEmpty()
                        ? told(SUM, each.getValue(), words)
                        : how(each.getKey(), each.getValue(), words))
                .toList();
    }

    /**
     * What a move does and how it is made by a pointer on the game's picture, from the numbers of the game; of a sum for each kind
     * of component. Where nothing is said of pointers, as {@link #moves} says it.
     */
    public static List<String> clicks(Game game, Words words) {
        if (game.rules() instanceof Sum sum) {
            return Stream.concat(
                            Stream.of(words.say("play.click-sum")),
                            sum.components().stream().flatMap(part -> click(family(part), part, words)))
                    .distinct()
                    .toList();
        }
        return click(family(game), game.rules(), words).toList();
    }

    private static Stream<String> click(String family, Rules<?, ?> rules, Words words) {
        String click = key(family, "click");
        if (words.phrase(click).isPresent() && !family.equals(BOARD)) {
            return told(click, rules, words);
        }
        return rules instanceof BoardGame game
                        && (family.equals(BOARD)
                                || words.phrase(key(family, "how")).isEmpty())
                ? Stream.concat(
                        clicked(game).flatMap(what -> told(key(BOARD, what), rules, words)), sight(rules, words))
                : how(family, rules, words);
    }

    /** What is pressed on a board in words, and the moves of which a picture does not tell enough. */
    private static Stream<String> clicked(BoardGame game) {
        return how(game).map(what -> what.equals("how") ? "click" : what.equals("how-sides") ? "click-sides" : what);
    }

    /** How a move is made; of a text of one's own under whatever name, what holds for its board and its moves. */
    private static Stream<String> how(String family, Rules<?, ?> rules, Words words) {
        String named = key(family, "how");
        boolean own = family.equals(BOARD) || words.phrase(named).isEmpty();
        return rules instanceof BoardGame game && own
                ? how(game).flatMap(what -> told(key(BOARD, what), rules, words))
                : told(named, rules, words);
    }

    /** Where cells are the sides of boxes a move is a line, and not a cell; of moves at large only such games tell as have them. */
    private static Stream<String> how(BoardGame game) {
        boolean sides = game.declared().board().form() == Board.Form.EDGES;
        List<String> told = new ArrayList<>(List.of(sides ? "how-sides" : "how"));
        if (has(game, Movement.Rotate.class)) {
            told.add("how-rotates");
        }
        if (has(game, Movement.Age.class)) {
            told.add("how-ages");
        }
        if (has(game, Movement.Lay.class)) {
            told.add("how-lays");
        }
        return told.stream();
    }

    /** What is to be known of a picture beside what letters tell. */
    private static Stream<String> sight(Rules<?, ?> rules, Words words) {
        return rules instanceof BoardGame game && has(game, Movement.Age.class)
                ? told(key(BOARD, "sight-ages"), rules, words)
                : Stream.empty();
    }

    private static boolean has(BoardGame game, Class<? extends Movement> kind) {
        return game.declared().motions().stream().anyMatch(kind::isInstance);
    }

    /** A phrase with the first numbers of the game, if there is such a phrase. */
    static Stream<String> told(String key, Rules<?, ?> rules, Words words) {
        if (words.phrase(key).isEmpty()) {
            return Stream.empty();
        }
        Map<String, Object> numbers = new HashMap<>();
        String text = rules.toString();
        // mnk(3, 3, 3) has a name without numbers
        Matcher found = NUMBER.matcher(text.equals("tictactoe()") ? "3, 3, 3" : text);
        for (int i = 0; i < NUMBERS.size() && found.find(); i++) {
            numbers.put(NUMBERS.get(i), Long.valueOf(found.group()));
        }
        return Stream.of(words.say(new Note(key, numbers)));
    }

    /** Who wins, where it is not the rules' own ending that decides. */
    public static Optional<String> ending(Game game, Words words) {
        return convention(game).map(words::say);
    }

    /** What limits the next move beside what the drawing shows. */
    public static Optional<Note> limit(Rules<?, ?> rules, Object position) {
        if (rules instanceof FibonacciNim && position instanceof FibonacciNim.Heap heap && heap.counters() > 0) {
            return Optional.of(Note.of("play.most-now", "most", Math.min(heap.most(), heap.counters())));
        }
        return rules instanceof DoublingStones game
                        && position instanceof DoublingStones.PilesLeft left
                        && left.taken() < game.size()
                ? Optional.of(Note.of("play.most-now", "most", Math.min(2 * left.m(), game.size() - left.taken())))
                : Optional.empty();
    }

    /** What no picture of a board game shows: what is in the hands, and what is remembered of the last moves. */
    public static List<Note> unseen(Rules<?, ?> rules, Object position) {
        if (!(rules instanceof BoardGame game
                && position instanceof AtTurn<?> at
                && at.position() instanceof BoardPosition board)) {
            return List.of();
        }
        List<Note> notes = new ArrayList<>();
        if (game.declared().hands()) {
            notes.add(Note.of("play.hands")
                    .with("left", game.declared().hand(Player.LEFT, board.leftHand()))
                    .with("right", game.declared().hand(Player.RIGHT, board.rightHand())));
        }
        track("play.last-move", board.remembered().other(), game).ifPresent(notes::add);
        track("play.move-before", board.remembered().own(), game).ifPresent(notes::add);
        return notes;
    }

    private static Optional<Note> track(String key, Track track, BoardGame game) {
        return track.isNone()
                ? Optional.empty()
                : Optional.of(Note.of(key, "cells", track.text(game.declared().board())));
    }

    static String key(String family, String what) {
        return "family." + family + "." + what;
    }

    /** The family that the game was written as, for Kayles is an octal game, too; or the one of its rules; empty for a sum. */
    static String family(Game game) {
        if (game.rules() instanceof Turned<?, ?> turned && turned.withoutTurn() instanceof SumRules) {
            return "";
        }
        String written = beforeParenthesis(game.source().text()).replaceFirst("^misere\\s+", "");
        return game.rules() instanceof Sum
                ? ""
                : Notation.standard().family(written).map(Family::name).orElseGet(() -> family(game.rules()));
    }

    private static String family(Rules<?, ?> rules) {
        return rules instanceof Sum ? "" : beforeParenthesis(rules.toString());
    }

    private static String beforeParenthesis(String text) {
        int open = text.indexOf('(');
        return (open < 0 ? text : text.substring(0, open)).strip();
    }

    private static Optional<String> convention(Game game) {
        boolean impartial = game.rules().traits().contains(Trait.IMPARTIAL);
        return switch (game.convention()) {
            case NORMAL -> impartial ? Optional.of("answer.convention.normal-impartial") : Optional.empty();
            case MISERE -> Optional.of("answer.convention.misere");
            case SCORE -> Optional.of("answer.convention.score");
        };
    }
}

package org.zermelo.present.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.game.Note;
import org.zermelo.game.Rules;
import org.zermelo.game.Trait;
import org.zermelo.nim.FibonacciNim;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.Brief;
import org.zermelo.present.words.Words;
import org.zermelo.row.stones.DoublingStones;
import org.zermelo.sum.Sum;

/** What a player who has never seen a game must know: its name, what a move does and how it is written, and who wins. */
public final class Introduction {

    private static final String HOW = "play.how.";

    private Introduction() {}

    /** The game's name, its text, and who wins where it is not the rules' own ending that decides. */
    public static String title(Game game, Words words) {
        String text = words.apart(Brief.of(game));
        String name = words.phrase("page.family." + family(game, words)).orElse("");
        return (name.isEmpty() ? text : name + ": " + text)
                + ending(game, words).map(said -> "   (" + said + ")").orElse("");
    }

    /** What a move does and how it is written; of a sum for each kind of component. */
    public static List<String> moves(Game game, Words words) {
        Set<String> families = new LinkedHashSet<>();
        families.add(family(game, words));
        if (game.rules() instanceof Sum sum) {
            sum.components().forEach(part -> families.add(family(part)));
        }
        return families.stream()
                .filter(family -> words.phrase(HOW + family).isPresent())
                .map(family -> words.say(HOW + family))
                .toList();
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
                        && position instanceof DoublingStones.Left left
                        && left.taken() < game.size()
                ? Optional.of(Note.of("play.most-now", "most", Math.min(2 * left.m(), game.size() - left.taken())))
                : Optional.empty();
    }

    /** The name with which the game was written, where that is a game with words of its own, as Kayles; or the notation's. */
    private static String family(Game game, Words words) {
        String written = beforeParenthesis(game.source().text()).replaceFirst("^misere\\s+", "");
        boolean known =
                !(game.rules() instanceof Sum) && words.phrase(HOW + written).isPresent();
        return known ? written : family(game.rules());
    }

    private static String family(Rules<?, ?> rules) {
        return rules instanceof Sum ? "sum" : beforeParenthesis(rules.toString());
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

package org.zermelo.present.box;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Solved;
import org.zermelo.desk.box.Typed;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.WorthText;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;

/**
 * What was typed, and for bare numbers each game with its answer in a line.
 *
 * @param typed what was read
 * @param offers the games that may have been meant
 */
public record TypedReport(Typed typed, List<Offer> offers) {

    /** So much of a text is shown. */
    private static final int LONGEST = 60;

    /** More numbers are offered as games, but not answered on the way. */
    private static final int MOST_NUMBERS = 300;

    /**
     * A game that may have been meant.
     *
     * @param game its text
     * @param answer what it is worth in a sentence; empty where it is not answered on the way
     */
    public record Offer(String game, Optional<String> answer) {}

    private static final JsonShape<Offer> OFFER = new JsonShape<Offer>()
            .text("game", Offer::game)
            .maybe("answer", JsonType.TEXT.about("What the game is worth, in a sentence."), Offer::answer);

    /** As JSON: the kind, the text for its use case, the games offered. */
    public static final JsonShape<TypedReport> SHAPE = new JsonShape<TypedReport>("Typed")
            .with(
                    "kind",
                    JsonType.words(Typed.Kind.values()),
                    report -> report.typed().kind())
            .text("text", report -> report.typed().text())
            .with("offers", JsonType.list(OFFER), TypedReport::offers);

    /** The report; bare numbers are answered. */
    public static TypedReport of(Typed typed, Desk desk, Words words, Watch watch) {
        boolean answered = typed.kind() == Typed.Kind.NUMBERS
                && typed.text().chars().filter(c -> !Character.isDigit(c)).count() < MOST_NUMBERS;
        return new TypedReport(
                typed,
                typed.offers().stream()
                        .map(game -> new Offer(
                                game, answered ? Optional.of(answer(game, desk, words, watch)) : Optional.empty()))
                        .toList());
    }

    private static String answer(String text, Desk desk, Words words, Watch watch) {
        try {
            return worth(text, desk, words, watch);
        } catch (RefusedException refused) {
            return words.say(refused);
        }
    }

    private static String worth(String text, Desk desk, Words words, Watch watch) {
        Game game = desk.notation().parse(text);
        Solved<?, ?> solved = desk.solve(game, Ask.everything().withParts(Set.of(Part.MOVES)), watch);
        String worth = WorthText.of(solved.answer().worth(), solved.score(), words);
        List<?> best = solved.answer().bestMoves();
        return best.isEmpty()
                ? worth
                : words.say(Note.of("box.answer")
                        .with("worth", worth)
                        .with("move", words.apart(best.get(0).toString())));
    }

    /** For people: what the numbers may be, a game and its answer a line. */
    public String text(Words words) {
        StringBuilder text = new StringBuilder(words.say("box.numbers")).append('\n');
        int width = offers.stream()
                .mapToInt(offer -> brief(offer.game()).length())
                .max()
                .orElse(0);
        for (Offer offer : offers) {
            String game = brief(offer.game());
            text.append("  ").append(game);
            offer.answer()
                    .ifPresent(answer ->
                            text.append(" ".repeat(width - game.length() + 2)).append(answer));
            text.append('\n');
        }
        return text.toString();
    }

    private static String brief(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " ..";
    }

    /** The sentence for what is not known, with games that may have been meant. */
    public static BadInputException unknown(Typed typed) {
        String seen = brief(typed.text());
        return typed.offers().isEmpty()
                ? new BadInputException("box.unknown", "seen", seen)
                : new BadInputException("box.maybe", "seen", seen, "offers", String.join("   ", typed.offers()));
    }
}

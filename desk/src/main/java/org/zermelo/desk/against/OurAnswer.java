package org.zermelo.desk.against;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Solved;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.Game;
import org.zermelo.notation.text.Source;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Margin;
import org.zermelo.value.Nimber;
import org.zermelo.value.Worth;

/**
 * What is right for one input.
 *
 * @param text the right answer; of moves, all that are right
 * @param right what a program may say, in small letters and without blanks; of winners one word
 */
record OurAnswer(String text, Set<String> right) {

    private static final String NO_MOVE = "-";

    static OurAnswer of(Desk desk, String game, Sought sought, Watch watch) {
        Game read = desk.notation().parse(new Source("game", game));
        Set<Part> parts = switch (sought) {
            case WINNER, VALUE -> Set.of();
            case POINTS -> Set.of(Part.LINE);
            case MOVE -> Set.of(Part.MOVES, Part.ALL_WORTHS);
        };
        Solved<?, ?> solved = desk.solve(read, Ask.everything().withParts(parts), watch);
        return switch (sought) {
            case WINNER -> one(Spoken.winner(solved.answer().worth().sign()));
            case VALUE -> one(value(solved));
            case POINTS ->
                one(String.valueOf(solved.score()
                        .orElseThrow(() -> new BadInputException("against.no-points", "game", read))
                        .first()));
            case MOVE -> moves(solved.answer());
        };
    }

    private static OurAnswer one(String text) {
        return new OurAnswer(text, Set.of(text));
    }

    private static String value(Solved<?, ?> solved) {
        Worth worth = solved.answer().worth();
        if (worth instanceof Nimber nimber) {
            return String.valueOf(nimber.nimber());
        }
        if (worth instanceof Margin margin) {
            return String.valueOf(margin.points());
        }
        throw new BadInputException("against.no-value", "game", solved.game());
    }

    /** Where points are counted the best moves; elsewhere all that lead to the same winner, however soon. */
    private static <M> OurAnswer moves(Answer<M> answer) {
        boolean points = answer.worth() instanceof Margin;
        int sign = answer.worth().sign();
        List<String> right = answer.moves().stream()
                .filter(move -> points ? move.best() : move.worth().signOfMove() == sign)
                .map(move -> move.move().toString())
                .toList();
        if (right.isEmpty()) {
            return one(NO_MOVE);
        }
        return new OurAnswer(
                String.join(" | ", right),
                Set.copyOf(right.stream().map(OurAnswer::bare).toList()));
    }

    private static String bare(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("\\s+", "");
    }

    /** Whether what a program printed says the same. */
    boolean accepts(String printed, Sought sought, Spoken spoken) {
        return switch (sought) {
            case WINNER -> spoken.winner(printed).filter(right::contains).isPresent();
            case VALUE, POINTS -> right.contains(printed.strip().replaceFirst("^\\+", ""));
            case MOVE -> right.contains(bare(printed));
        };
    }
}

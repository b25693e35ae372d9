package org.zermelo.cli.play;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.CommandContext;
import org.zermelo.cli.ProgressWatch;
import org.zermelo.game.BadInputException;
import org.zermelo.present.answer.Ask;
import org.zermelo.present.answer.ReasonText;
import org.zermelo.present.play.Match;
import org.zermelo.present.play.Opponent;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;

/** One game at the terminal, from the first prompt to the summary. */
final class Talk {

    /** Moves offered by the arrow keys; more would not be gone through. */
    private static final int MOST_CHOICES = 200;

    /** Which sides the player has. */
    enum Side {
        FIRST,
        SECOND,
        BOTH;

        boolean moves(boolean first) {
            return this == BOTH || (this == FIRST) == first;
        }
    }

    private final CommandContext context;
    private final Words words;
    private final PrintWriter out;
    private final Prompter prompter;
    private final Screen screen;
    private final Side side;
    private final Opponent opponent;
    private Match<?, ?> match;
    private boolean values;

    Talk(
            CommandContext context,
            PrintWriter out,
            Prompter prompter,
            Screen screen,
            Side side,
            Opponent opponent,
            Match<?, ?> match,
            boolean values) {
        this.context = context;
        this.words = context.words();
        this.out = out;
        this.prompter = prompter;
        this.screen = screen;
        this.side = side;
        this.opponent = opponent;
        this.match = match;
        this.values = values;
    }

    /** Plays until the game is over or the player leaves; the game as it stood then. */
    Match<?, ?> play() {
        out.println(words.say("play.help-hint", "keys", prompter.arrows() ? "yes" : ""));
        boolean stays = true;
        while (stays && !match.over() && !context.watch().cancelled()) {
            screen.position(match);
            if (side.moves(match.firstToMove())) {
                stays = turn();
            } else {
                match = reply(match);
            }
        }
        screen.position(match);
        return match;
    }

    private <P, M> Match<P, M> reply(Match<P, M> now) {
        M move = choice(now);
        out.println(words.say("play.opponent-moves", "move", move));
        return now.play(move);
    }

    private <P, M> M choice(Match<P, M> now) {
        try (ProgressWatch watch = context.question()) {
            return opponent.choose(now, watch);
        }
    }

    /** One turn of the player; false when the player leaves. */
    private boolean turn() {
        if (values) {
            screen.moves(solved(Set.of(Part.MOVES)));
        }
        List<String> choices = match.options().stream()
                .limit(MOST_CHOICES)
                .map(Object::toString)
                .toList();
        String prompt = words.say(match.firstToMove() ? "play.prompt-first" : "play.prompt-second") + " ";
        return obey(prompter.ask(prompt, choices));
    }

    private boolean obey(@Nullable String line) {
        if (line == null) {
            return false;
        }
        String wish = line.strip();
        switch (wish.toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "quit", "q", "exit", "выход" -> {
                return false;
            }
            case "help", "?", "h", "помощь" -> out.println(words.say("play.help"));
            case "hint", "!", "подсказка" -> hint();
            case "undo", "u", "назад" -> undo();
            case "values", "v", "значения" -> values = !values;
            case "moves", "m", "ходы" -> screen.list(match.options());
            default -> move(wish);
        }
        return true;
    }

    private void move(String text) {
        try {
            match = match.play(text);
        } catch (BadInputException e) {
            out.println(words.say(e.note()));
        }
    }

    private void undo() {
        int back = side == Side.BOTH ? 1 : 2;
        if (match.plies() < back) {
            out.println(words.say("play.nothing-to-undo"));
        } else {
            match = match.at(match.plies() - back);
        }
    }

    private void hint() {
        Answer<?> answer = solved(Set.of(Part.MOVES, Part.REASON));
        answer.moves().stream().findFirst().ifPresent(best -> {
            out.println(words.say("play.best-move", "move", best.move()) + " " + screen.worth(best.worth()));
            answer.reason().ifPresent(reason -> out.println(ReasonText.of(reason, words)));
        });
    }

    private Answer<?> solved(Set<Part> parts) {
        try (ProgressWatch watch = context.question()) {
            return context.desk()
                    .solve(match.rest(), Ask.everything().withParts(parts), watch)
                    .answer();
        }
    }
}

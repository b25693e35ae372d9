package org.zermelo.cli.play;

import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ProgressWatch;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Match;
import org.zermelo.desk.play.Opponent;
import org.zermelo.desk.play.OpponentKind;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.PlainSigns;
import org.zermelo.present.answer.ReasonText;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Question.Part;
import org.zermelo.solve.Watch;
import org.zermelo.value.Nimber;

/** One game at the terminal, from the first prompt to its end. */
final class Talk {

    /** Moves offered by the arrow keys; more would not be gone through. */
    private static final int MOST_CHOICES = 200;

    private final CommandContext context;
    private final Words words;
    private final PrintWriter out;
    private final Prompter prompter;
    private final Screen screen;
    private final PlayerSide side;
    private final Deque<Match<?, ?>> undone = new ArrayDeque<>();
    private Opponent opponent;
    private Match<?, ?> match;
    private boolean values;
    private boolean left;
    private @Nullable PlayerSide resigned;

    /** The ply at which the player moves for the opponent, whose thinking was stopped; -1 for none. */
    private int handed = -1;

    Talk(
            CommandContext context,
            PrintWriter out,
            Prompter prompter,
            Screen screen,
            PlayerSide side,
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
        screen.introduction(match, prompter.arrows(), prompter.width());
        while (!left && !match.over() && !context.watch().cancelled()) {
            screen.position(match, prompter.width());
            if (side.moves(match.firstToMove()) || handed == match.plies()) {
                turn();
            } else {
                reply(match);
            }
        }
        if (match.over()) {
            screen.position(match, prompter.width());
        }
        return match;
    }

    /** The side that has given the game up: the player's own, or, where he has both, the one to move. */
    Optional<PlayerSide> resigned() {
        return Optional.ofNullable(resigned);
    }

    /** Work of the program while the player waits; the interrupt key stops it and nothing else. */
    <T> T waiting(Function<Watch, T> work) {
        AtomicBoolean stopped = new AtomicBoolean();
        out.flush();
        try (ProgressWatch watch = context.question(stopped::get);
                Prompter.Listening keys = prompter.onInterrupt(() -> stopped.set(true))) {
            return watch.during(() -> work.apply(watch));
        }
    }

    private void say(String sentence) {
        screen.say(sentence, prompter.sentenceWidth());
    }

    private <P, M> void reply(Match<P, M> now) {
        try {
            M move = waiting(watch -> opponent.choose(now, watch));
            out.println(words.say("play.opponent-moves", "move", move));
            match = now.play(move);
            undone.clear();
        } catch (CancelledException | RefusedException e) {
            if (!prompter.arrows() || context.watch().cancelled()) {
                throw e;
            }
            say(e instanceof RefusedException refused ? said(refused) : words.say("play.stopped"));
            say(words.say("play.move-for-opponent", "allowed", players()));
            handed = match.plies();
        }
    }

    private String players() {
        return Opponent.fitting(match.rules()).stream().map(OpponentKind::code).collect(Collectors.joining(", "));
    }

    /** One turn of the player. */
    private void turn() {
        if (values) {
            Optional<Answer<?>> solved = solved(Set.of(Part.MOVES));
            values = solved.isPresent();
            solved.ifPresent(this::listed);
        }
        List<String> choices = match.options().stream()
                .limit(MOST_CHOICES)
                .map(Object::toString)
                .toList();
        String prompt = words.say(match.firstToMove() ? "play.prompt-first" : "play.prompt-second") + " ";
        out.flush();
        obey(prompter.ask(prompt, choices, Wish.shown(words)));
    }

    private void obey(@Nullable String line) {
        if (line == null) {
            left = true;
            return;
        }
        String text = PlainSigns.of(line).strip();
        String[] parts = text.split("\\s+", 2);
        boolean isMove =
                match.options().stream().anyMatch(move -> move.toString().equalsIgnoreCase(text));
        Optional<Wish> wish = isMove ? Optional.empty() : Wish.of(parts[0], words);
        if (wish.isPresent() && (parts.length == 1 || wish.get() == Wish.OPPONENT)) {
            grant(wish.get(), parts.length > 1 ? parts[1] : "");
        } else if (!text.isEmpty()) {
            move(text);
        }
    }

    private void grant(Wish wish, String rest) {
        switch (wish) {
            case HELP -> screen.help(match, prompter.width());
            case HINT -> hint();
            case UNDO -> undo();
            case REDO -> redo();
            case VALUES -> values = !values;
            case MOVES -> screen.list(match.options());
            case OPPONENT -> opponent(rest);
            case RESIGN -> {
                resigned = side != PlayerSide.BOTH ? side : match.firstToMove() ? PlayerSide.FIRST : PlayerSide.SECOND;
                left = true;
            }
            case QUIT -> left = true;
        }
    }

    private void move(String text) {
        try {
            make(text);
        } catch (BadInputException e) {
            String translated = TypedMove.inNotation(text, words);
            Optional<String> command = text.length() > 2 && text.length() < 20
                    ? Distance.mistyped(text.toLowerCase(Locale.ROOT), Wish.shown(words))
                    : Optional.empty();
            if (!translated.equalsIgnoreCase(text) && isMove(translated)) {
                make(translated);
            } else if (command.isPresent()) {
                say(words.say("play.no-command", "seen", text, "nearest", command.get()));
            } else {
                say(words.say(e.note()));
            }
        }
    }

    private boolean isMove(String text) {
        try {
            match.move(text);
            return true;
        } catch (BadInputException e) {
            return false;
        }
    }

    /** The opponent now. */
    Opponent opponent() {
        return opponent;
    }

    private void make(String text) {
        match = match.play(text);
        undone.clear();
    }

    /** Back to where the player was to move before. */
    private void undo() {
        for (int ply = match.plies() - 1; ply >= 0; ply--) {
            if (side.moves(ply % 2 == 0)) {
                undone.push(match);
                match = match.at(ply);
                handed = -1;
                return;
            }
        }
        out.println(words.say("play.nothing-to-undo"));
    }

    private void redo() {
        if (undone.isEmpty()) {
            out.println(words.say("play.nothing-to-redo"));
        } else {
            match = undone.pop();
        }
    }

    private void opponent(String name) {
        try {
            Opponent other = opponent.as(OpponentKind.of(name));
            waiting(watch -> {
                other.check(match, watch);
                return true;
            });
            opponent = other;
            handed = -1;
            out.println(words.say("play.opponent-now", "name", other.player().code()));
        } catch (ZermeloException e) {
            tell(e);
        }
    }

    private void hint() {
        solved(Set.of(Part.MOVES, Part.REASON)).ifPresent(this::hint);
    }

    private void hint(Answer<?> answer) {
        if (answer.moves().isEmpty()) {
            perfect("page.play.all-lose");
        } else if (answer.worth() instanceof Nimber && answer.worth().sign() < 0) {
            perfect("play.lost");
        } else {
            Answer.MoveWorth<?> best = answer.moves().get(0);
            out.println(words.say("play.best-move", "move", best.move()) + " " + screen.worth(best.worth()));
        }
        answer.reason().ifPresent(reason -> say(ReasonText.of(reason, words)));
    }

    private void listed(Answer<?> answer) {
        if (answer.moves().isEmpty()) {
            perfect("page.play.all-lose");
        } else {
            screen.moves(answer);
        }
    }

    /** What is known where all moves are alike lost, and the one that the perfect opponent would make. */
    private void perfect(String phrase) {
        try {
            Object move = waiting(watch -> opponent.as(OpponentKind.PERFECT).choose(match, watch));
            say(words.say(phrase, "move", move));
        } catch (CancelledException | RefusedException e) {
            tell(e);
        }
    }

    /** The answer for the present position; nothing, and a sentence, where it was stopped or refused. */
    private Optional<Answer<?>> solved(Set<Part> parts) {
        try {
            return Optional.of(waiting(watch -> context.desk()
                    .solve(match, Ask.everything().withParts(parts), watch)
                    .answer()));
        } catch (CancelledException | RefusedException e) {
            tell(e);
            return Optional.empty();
        }
    }

    private void tell(ZermeloException failure) {
        if (context.watch().cancelled()) {
            throw failure;
        }
        say(
                failure instanceof CancelledException
                        ? words.say("play.stopped")
                        : failure instanceof RefusedException refused ? said(refused) : words.say(failure));
    }

    /** Why something was refused, without what only commands can do about it. */
    String said(RefusedException refused) {
        return words.say(Opponent.isTooLarge(refused) ? Note.of("play.not-solved") : refused.note());
    }
}

package org.zermelo.notation.heaps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Span;
import org.zermelo.notation.tokens.Tokens;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Repeat;

/** Reads when the play is over, who wins then, and what may not be repeated. */
public final class Endings {

    static final List<String> NO = InputWords.of("ending.no");

    private static final List<String> LAST = InputWords.of("ending.last");
    private static final List<String> OTHER = InputWords.of("ending.other");
    private static final List<String> OVERSHOT = InputWords.of("ending.overshot");
    private static final List<String> DRAW = InputWords.of("ending.draw");
    private static final List<String> POINTS = InputWords.of("ending.points");
    private static final List<String> LOSES = InputWords.of("ending.loses");
    private static final List<String> WINS = InputWords.of("ending.wins");
    private static final List<String> OWN = InputWords.of("ending.own");
    private static final List<String> OPPONENT = InputWords.of("ending.opponent");
    private static final List<String> FILLERS = InputWords.of("ending.fillers");

    /** An end condition and, when it says so itself, who wins. */
    private record End(Condition when, List<EndRule> how, Span place) {}

    /** Every end is joined with every winner. */
    private static final int MOST_RULES = 100_000;

    private final Tokens tokens;
    private final PlayersByName turns;
    private final List<End> ends = new ArrayList<>();
    private final Deque<EndRule> winners = new ArrayDeque<>();
    private Ending stuck = Ending.LAST_MOVER_WINS;

    public Endings(Tokens tokens, PlayersByName turns) {
        this.tokens = tokens;
        this.turns = turns;
    }

    /** {@code sum >= 77} or {@code a == b: draw}. */
    public void end(ExprParser conditions) {
        int mark = tokens.mark();
        if (namesWinner()) {
            List<EndRule> how = who();
            tokens.expectWord(RuleWords.IF);
            ends.add(new End(conditions.inPlay(), how, tokens.span(mark)));
            return;
        }
        Condition when = conditions.inPlay();
        Span place = tokens.span(mark);
        ends.add(new End(when, tokens.takeSymbol(":") ? who() : List.of(), place));
    }

    /** {@code last}, or {@code draw if a == b, other if sum > 100, last}. */
    public void wins(Scope scope) {
        do {
            List<EndRule> how = who();
            boolean limited = tokens.takeWord(RuleWords.IF);
            Condition when = limited ? new ExprParser(tokens, scope).inPlay() : Condition.TRUE;
            how.forEach(rule -> winners.add(new EndRule(when.and(rule.when()), rule.how())));
        } while (tokens.takeSymbol(",") && !tokens.done());
    }

    /** {@code sum > 72}: ends in which the last mover has gone too far. */
    void overshoot(ExprParser conditions) {
        winners.addFirst(new EndRule(conditions.inPlay(), Ending.OVERSHOT));
    }

    /** Whether {@code first wins} comes next, a part of the rules of its own. */
    public boolean namesWinner() {
        return turns.comes("", WINS) || turns.comes("", LOSES);
    }

    private List<EndRule> who() {
        OptionalInt player = turns.take();
        if (player.isPresent()) {
            boolean loses = tokens.takeWord(LOSES);
            if (!loses) {
                skipFillers();
                tokens.takeWord(WINS);
            }
            return turns.win(loses ? 1 - player.getAsInt() : player.getAsInt());
        }
        Ending who = tokens.takeWord(LAST)
                ? Ending.LAST_MOVER_WINS
                : tokens.takeWord(OTHER)
                        ? Ending.LAST_MOVER_LOSES
                        : tokens.takeWord(OVERSHOT)
                                ? Ending.OVERSHOT
                                : tokens.takeWord(DRAW) ? Ending.TIE : tokens.takeWord(POINTS) ? Ending.SCORED : null;
        if (who == null) {
            throw tokens.error(
                    tokens.peek(),
                    Note.of("notation.expected")
                            .with("seen", Tokens.shown(tokens.peek()))
                            .with("expected", "last, other, overshot, draw, points, first, second"));
        }
        skipFillers();
        tokens.takeWord(WINS);
        return List.of(new EndRule(Condition.TRUE, who));
    }

    private void skipFillers() {
        while (!tokens.done() && tokens.takeWord(FILLERS)) {
            // "the last mover" says no more than "last"
        }
    }

    public void readStuck() {
        if (tokens.takeWord(LOSES)) {
            stuck = Ending.LAST_MOVER_WINS;
        } else if (tokens.takeWord(WINS)) {
            stuck = Ending.LAST_MOVER_LOSES;
        } else if (tokens.takeWord(DRAW)) {
            stuck = Ending.TIE;
        } else if (tokens.takeWord(POINTS)) {
            stuck = Ending.SCORED;
        } else {
            throw tokens.unexpected("loses, wins, draw, points");
        }
    }

    /** {@code opponent}, {@code own}, or one of both or the other. */
    Repeat repeat() {
        Repeat one = oneRepeat();
        return tokens.takeWord(RuleWords.OR) || tokens.takeSymbol(",") ? one.and(oneRepeat()) : one;
    }

    private Repeat oneRepeat() {
        skipFillers();
        Repeat repeat;
        if (tokens.takeWord(OWN)) {
            repeat = Repeat.NOT_OWN;
        } else if (tokens.takeWord(OPPONENT)) {
            repeat = Repeat.NOT_OPPONENT;
        } else {
            throw tokens.unexpected("own, opponent");
        }
        skipFillers();
        return repeat;
    }

    public Ending stuck() {
        return stuck;
    }

    /** The end rules; of a position for which several hold, the first decides. */
    public List<EndRule> rules() {
        List<EndRule> rules = new ArrayList<>();
        for (End end : ends) {
            if (rules.size() + winners.size() >= MOST_RULES) {
                throw new NotationException(
                        end.place(),
                        Note.of("rule.too-many-ends")
                                .with("ends", ends.size())
                                .with("winners", winners.size())
                                .with("allowed", MOST_RULES));
            }
            if (!end.how().isEmpty()) {
                end.how().forEach(how -> rules.add(new EndRule(end.when().and(how.when()), how.how(), end.place())));
                continue;
            }
            boolean decided = false;
            for (EndRule winner : winners) {
                decided |= winner.when().equals(Condition.TRUE);
                rules.add(new EndRule(end.when().and(winner.when()), winner.how(), end.place()));
            }
            if (!decided) {
                rules.add(new EndRule(end.when(), Ending.LAST_MOVER_WINS, end.place()));
            }
        }
        return rules;
    }

    /** Whether something is said of winners although nothing ends the play. */
    public boolean winnersWithoutEnd() {
        return ends.isEmpty() && !winners.isEmpty();
    }
}

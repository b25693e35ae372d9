package org.zermelo.desk;

import java.util.List;
import java.util.stream.IntStream;
import org.zermelo.exam.program.AutomatonProgram;
import org.zermelo.exam.program.Dialect;
import org.zermelo.game.RefusedException;
import org.zermelo.law.Law;
import org.zermelo.law.LawSearch;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.ProvedLaw;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.notation.Game;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.value.Value;
import org.zermelo.value.Value.Fold;
import org.zermelo.value.Values;

/** Where laws are asked for. */
public final class LawDesk {

    private LawDesk() {}

    /** Rules of which a law is asked, and who wins when there is no move. */
    public record LawQuestion(Ruleset rules, Convention convention) {}

    /**
     * What a text asks about: rules whose start may be open, with a word for misère play before them.
     *
     * @throws org.zermelo.notation.text.NotationException at the place that is wrong
     */
    public static LawQuestion question(String text) {
        Cursor cursor = new Cursor(Source.of(text), 0, text.length());
        if (!cursor.takeMeaning("misere")) {
            return new LawQuestion(RuleText.ofEverySize(Source.of(text)), Convention.NORMAL);
        }
        // with blanks for the word, errors name the column of what was typed
        String rules = " ".repeat(cursor.offset()) + text.substring(cursor.offset());
        return new LawQuestion(RuleText.ofEverySize(Source.of(rules)), Convention.MISERE);
    }

    /**
     * The rules of a game, if they are declared.
     *
     * @throws RefusedException when it has none that a law could be about
     */
    public static Ruleset rules(Game game) {
        if (game.rules() instanceof RuleGame rules) {
            return rules.ruleset();
        }
        throw new RefusedException("law.rules-only", "game", game);
    }

    /**
     * A proved law of what a value says of every position.
     *
     * @param convention of the game
     * @throws RefusedException when none was found, or the rules are beyond addition and comparison
     */
    public static ProvedLaw find(Ruleset rules, Convention convention, String value, Watch watch) {
        Value asked = Values.named(value, convention);
        boolean winner = asked.equals(Values.winner()) || asked.equals(Values.misereWinner());
        if (!winner && asked.fold() != Fold.MEX) {
            throw new RefusedException("method.law.value", "value", asked.name());
        }
        return watch.during(() -> LawSearch.theorem(rules, asked, Effort.USUAL))
                .orElseThrow(() -> LawSearch.none(rules, Effort.USUAL));
    }

    /**
     * The law as an automaton, for those who need one.
     *
     * @throws RefusedException when each lost size is given by the one before it, and no automaton is known
     */
    public static Law byDigits(ProvedLaw theorem) {
        if (theorem instanceof Law law) {
            return law;
        }
        throw new RefusedException("law.chain-only", "game", theorem.game());
    }

    /** A program that tells what a law says of heaps of any size. */
    public static String program(Law law, Dialect dialect) {
        Automaton automaton = law.automaton();
        boolean continued = law.numeration() instanceof Ostrowski;
        List<int[]> next = IntStream.range(0, automaton.states())
                .mapToObj(state -> IntStream.range(0, automaton.letters())
                        .map(letter -> automaton.next(state, letter))
                        .toArray())
                .toList();
        List<String> says = IntStream.range(0, automaton.states())
                .map(automaton::output)
                .mapToObj(said -> law.tellsNimbers() ? "*" + said : said == 0 ? "lost" : "won")
                .toList();
        return new AutomatonProgram(
                        law.game(),
                        automaton.tracks().length,
                        continued
                                ? law.numeration().radix() - 1
                                : law.numeration().radix(),
                        continued,
                        next,
                        says)
                .in(dialect);
    }
}

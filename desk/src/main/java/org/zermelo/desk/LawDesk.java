package org.zermelo.desk;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.zermelo.desk.nimbers.SequenceDesk;
import org.zermelo.exam.program.AutomatonProgram;
import org.zermelo.exam.program.Dialect;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.heap.HeapRules;
import org.zermelo.heap.period.NimSequence;
import org.zermelo.heap.period.NimSequences.Settings;
import org.zermelo.heap.period.Period;
import org.zermelo.heap.period.PeriodProof;
import org.zermelo.law.ChainLaw;
import org.zermelo.law.DigitLaw;
import org.zermelo.law.Law;
import org.zermelo.law.LawCertificate;
import org.zermelo.law.LawSearch;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.PeriodLaw;
import org.zermelo.law.ProvedLaw;
import org.zermelo.law.WindowLaw;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.automaton.Ostrowski;
import org.zermelo.notation.Game;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Expr;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.forbid.ForbiddingGame;
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

    /** The last thing within parentheses, where it is a letter: the heap of a game that is named. */
    private static final Pattern OPEN_HEAP = Pattern.compile("(.*?)\\(?(?:([^(]*),)?\\s*(\\p{L})\\s*\\)\\s*");

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
        if (game.rules() instanceof ForbiddingGame rules) {
            return rules.ruleset();
        }
        throw new RefusedException("law.rules-only", "game", game);
    }

    /**
     * The law of what a text asks about, where that is a game on heaps by its name or code, such as {@code kayles} and
     * {@code octal(0.77, S)}; empty where it is none, or has a start.
     *
     * @throws RefusedException when no period of its nimbers is proved
     */
    public static Optional<ProvedLaw> ofNamedHeaps(String text, Watch watch) {
        Matcher open = OPEN_HEAP.matcher(text);
        boolean letter = open.matches() && !HeapRulesText.isDeclared(text);
        String given = letter && open.group(2) != null ? "(" + open.group(2) + ")" : "";
        String named = letter ? open.group(1) + given : text.strip();
        boolean plain = HeapRulesText.isName(named) || HeapRulesText.isCode(named);
        if (!plain && !letter) {
            return Optional.empty();
        }
        try {
            HeapRules rules = HeapRulesText.parse(named);
            return Optional.of(byPeriod(rules, rules.text(), letter ? open.group(3) : "n", watch));
        } catch (BadInputException e) {
            return Optional.empty();
        }
    }

    private static PeriodLaw byPeriod(HeapRules rules, String game, String name, Watch watch) {
        NimSequence sequence = SequenceDesk.compute(rules, 0, Settings.ofThisMachine(), watch);
        Period period = sequence.proof()
                .map(PeriodProof::period)
                .filter(proved -> proved.saltus() == 0)
                .orElseThrow(() -> new RefusedException("law.no-period", "game", game, "heaps", sequence.computed()));
        List<Integer> nimbers = LongStream.range(0, period.preperiod() + period.length())
                .mapToObj(heap -> (int) sequence.value(heap))
                .toList();
        int first = (int) period.preperiod();
        return PeriodLaw.of(game, name, nimbers.subList(0, first), nimbers.subList(first, nimbers.size()));
    }

    /**
     * A proved law of what a value says of every position; of rules that break one heap, always of nimbers.
     *
     * @throws RefusedException when none was found, or the rules are beyond addition and comparison
     */
    public static ProvedLaw find(LawQuestion question, String value, Watch watch) {
        Ruleset rules = question.rules();
        Convention convention = question.convention();
        if (rules.splits() && convention == Convention.NORMAL) {
            String name = rules.variables().get(0).start() instanceof Expr.ParameterName start ? start.name() : "n";
            return byPeriod(HeapRulesText.of(rules), rules.text(), name, watch);
        }
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
     * @throws RefusedException when one size gives what another one is worth, and no automaton is known
     */
    public static DigitLaw byDigits(ProvedLaw theorem) {
        if (theorem instanceof DigitLaw law) {
            return law;
        }
        String missing = theorem instanceof WindowLaw ? "law.window-only" : "law.chain-only";
        throw new RefusedException(missing, "game", theorem.game());
    }

    /**
     * The certificate of a law.
     *
     * @throws RefusedException when there is none of its kind
     */
    public static String certificate(ProvedLaw theorem) {
        if (theorem instanceof PeriodLaw) {
            throw new RefusedException("law.period-certificate", "game", theorem.game());
        }
        if (theorem instanceof WindowLaw window) {
            return LawCertificate.of(window);
        }
        return theorem instanceof ChainLaw chain
                ? LawCertificate.of(chain)
                : LawCertificate.of((Law) byDigits(theorem));
    }

    /** A program that tells what a law says of heaps of any size. */
    public static String program(DigitLaw law, Dialect dialect) {
        Automaton automaton = law.automaton();
        int more = law.numeration() instanceof Ostrowski recurrence ? recurrence.times() : 0;
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
                        law.numeration().radix() - (more > 0 ? 1 : 0),
                        more,
                        next,
                        says)
                .in(dialect);
    }
}

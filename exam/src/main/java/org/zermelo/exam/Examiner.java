package org.zermelo.exam;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.zermelo.exam.horizon.Endlessness;
import org.zermelo.exam.horizon.Horizon;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.sets.WholeGame;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.starts.StartFamily;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Selection;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.MoveRule;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;

/**
 * Answers the questions of a task. Keeps what it has found, so that questions about the same rules share it. Not safe for
 * use by several threads.
 */
public final class Examiner {

    /** More starts than this are refused: a list of them is of no use. */
    private static final long MOST_STARTS = 5_000_000;

    /** Starts that are listed when S has no upper end and none can be proved. */
    public static final long LISTED = 1_000;

    private final Budget budget;
    private final Watch watch;
    private final long listed;
    private final Map<Playable, Classes<RulePosition, RuleMove>> classes = new HashMap<>();
    private final Map<ScannedStretch, List<Start<RulePosition>>> starts = new HashMap<>();

    /** Rules without their starts: equal ones share their positions. */
    private record Playable(
            List<Long> bounds,
            List<MoveRule> moves,
            List<EndRule> ends,
            Condition result,
            Ending stuck,
            Repeat repeat) {}

    /** From so many starts on, a compiled table of all positions costs less than looking at each. */
    private static final int MANY = 20_000;

    private final Map<ScannedStretch, Optional<Swept>> tables = new HashMap<>();

    private record ScannedStretch(Ruleset rules, long from, long to) {}

    /**
     * An examiner.
     *
     * @param listed how many values of S are listed when there is no upper end and none can be proved, at least 1
     */
    public Examiner(Budget budget, Watch watch, long listed) {
        this.budget = budget;
        this.watch = watch;
        this.listed = listed;
    }

    /** An examiner with the memory of this machine. */
    public static Examiner standard() {
        return new Examiner(Budget.ofThisMachine(), Watch.NONE, LISTED);
    }

    /** The answers to all questions of a task, in their order. */
    public List<Finding> answer(Task task) {
        return task.parts().stream().map(this::answer).toList();
    }

    /**
     * The answer to a question.
     *
     * @throws RefusedException when there are too many starts or positions
     */
    public Finding answer(Part part) {
        ExamQuestion question = part.question();
        if (question.listing() == Listing.SUM && part.rules().parameters().size() < 2) {
            throw new BadInputException(
                    "exam.value.single", "parameter", asked(part.rules()).name());
        }
        ScanRange scan = scan(part.rules(), question.set());
        if (!question.ask().needsAll() && tooMany(part.rules(), scan)) {
            Finding least = answer(part, new ScanRange(scan.from(), scan.from() + listed - 1, ScanRange.End.LISTED));
            if (least.exact()) {
                return least;
            }
        }
        return answer(part, scan);
    }

    private Finding answer(Part part, ScanRange scan) {
        ExamQuestion question = part.question();
        List<List<Long>> values = members(part.rules(), question.set(), scan).stream()
                .map(Start::values)
                .toList();
        List<Long> answer = write(question.ask(), question.listing(), values, scan);
        return new Finding(question, values, scan, answer, scan.complete() || settled(part, scan, values));
    }

    /** Whether no start beyond the scan can change the least numbers, which alone are asked. */
    private static boolean settled(Part part, ScanRange scan, List<List<Long>> values) {
        Selection ask = part.question().ask().listed();
        List<Long> least =
                ask.needsAll() ? List.of() : write(ask, part.question().listing(), values, scan);
        if (ask.needsAll() || least.size() < ask.least()) {
            return false;
        }
        long beyond = part.question().listing().leastBeyond(scan.to(), new StartFamily(part.rules()).leastOfOthers());
        return least.get(least.size() - 1) <= beyond;
    }

    /** The starts of a scan that belong to a set. */
    public List<Start<RulePosition>> members(Ruleset rules, StartSet set, ScanRange scan) {
        boolean shared = !rules.parametersBeyondStart();
        boolean wide = set.plies() == StartSet.ANY && rules.heaps().length > 1;
        if (shared && Swept.covers(set) && (wide || count(rules, scan) >= MANY)) {
            Optional<Swept> swept = swept(rules, scan);
            if (swept.isPresent()) {
                return members(rules, set, scan, swept.get());
            }
        }
        List<Start<RulePosition>> starts = starts(rules, scan);
        if (starts.isEmpty() || !shared) {
            return starts.stream()
                    .filter(start -> classes(rules, start).in(set, start.position()))
                    .toList();
        }
        Classes<RulePosition, RuleMove> all = classes(rules, starts.get(0));
        try {
            return starts.stream()
                    .filter(start -> all.in(set, start.position()))
                    .toList();
        } catch (RefusedException e) {
            Swept swept = Swept.covers(set) ? swept(rules, scan).orElseThrow(() -> e) : null;
            if (swept == null) {
                throw e;
            }
            return members(rules, set, scan, swept);
        }
    }

    private static List<Start<RulePosition>> members(Ruleset rules, StartSet set, ScanRange scan, Swept swept) {
        StartFamily family = new StartFamily(rules);
        return family.starts(family.game(), scan.from(), scan.to(), position -> swept.in(set, position));
    }

    private Optional<Swept> swept(Ruleset rules, ScanRange scan) {
        return tables.computeIfAbsent(
                new ScannedStretch(rules, scan.from(), scan.to()),
                stretch -> Swept.of(rules, scan, new StartFamily(rules).game(), budget, watch));
    }

    /** What is written down of the values of the starts in a set. */
    public static List<Long> write(Selection ask, Listing listing, List<List<Long>> values, ScanRange scan) {
        return ask.needsAll() && scan.end() == ScanRange.End.INFINITE ? List.of() : listing.of(ask, values);
    }

    /** Where the values of S in a set are looked for. */
    public ScanRange scan(Ruleset rules, StartSet set) {
        Parameter s = new StartFamily(rules).asked();
        if (s.bounded()) {
            ScanRange given = new ScanRange(s.least(), s.greatest(), ScanRange.End.GIVEN);
            return (double) s.greatest() - s.least() < MANY ? given : shortened(given, rules, s, set);
        }
        OptionalLong last = Horizon.last(rules, s, set.plies());
        if (last.isPresent()) {
            return new ScanRange(s.least(), last.getAsLong(), ScanRange.End.PROVED);
        }
        boolean infinite =
                (set instanceof StartSet.WonAtAll || set instanceof StartSet.LostAtAll) && Endlessness.shown(rules);
        // from a least value below 0 there is room for all that may be listed
        long room = s.least() < 0 ? Long.MAX_VALUE : Long.MAX_VALUE - 1 - s.least();
        long to = s.least() + Math.max(0, Math.min(listed - 1, room));
        return new ScanRange(s.least(), to, infinite ? ScanRange.End.INFINITE : ScanRange.End.LISTED);
    }

    /** A long range ends sooner where it is proved that no greater S belongs to the set. */
    private static ScanRange shortened(ScanRange given, Ruleset rules, Parameter s, StartSet set) {
        OptionalLong last = Horizon.last(rules, s, set.plies());
        return last.isPresent() && last.getAsLong() < given.to()
                ? new ScanRange(given.from(), last.getAsLong(), ScanRange.End.PROVED)
                : given;
    }

    /** The parameter that questions about these rules ask for: S. */
    public Parameter asked(Ruleset rules) {
        return new StartFamily(rules).asked();
    }

    /** The starts of a scan, ascending by S. */
    public List<Start<RulePosition>> starts(Ruleset rules, ScanRange scan) {
        StartFamily family = new StartFamily(rules);
        count(rules, scan);
        return starts.computeIfAbsent(
                new ScannedStretch(rules, scan.from(), scan.to()),
                stretch -> family.starts(family.game(), scan.from(), scan.to()));
    }

    private static boolean tooMany(Ruleset rules, ScanRange scan) {
        return new StartFamily(rules).count(scan.from(), scan.to()) > MOST_STARTS;
    }

    /** How many values of the parameters a scan covers; refused when too many. */
    private static long count(Ruleset rules, ScanRange scan) {
        long count = new StartFamily(rules).count(scan.from(), scan.to());
        if (tooMany(rules, scan)) {
            throw new RefusedException("exam.too-many-starts", "seen", count, "allowed", MOST_STARTS);
        }
        return count;
    }

    /** The classes of the positions that can be reached from a start. */
    public Classes<RulePosition, RuleMove> classes(Ruleset rules, Start<RulePosition> start) {
        StartFamily family = new StartFamily(rules);
        if (rules.parametersBeyondStart()) {
            Ruleset bound = rules.bind(family.named(start.values()));
            return classes.computeIfAbsent(key(bound), key -> classes(new RuleGame(bound)));
        }
        return classes.computeIfAbsent(key(rules), key -> classes(family.game()));
    }

    /** The classes of a game's positions. */
    public Classes<RulePosition, RuleMove> classes(RuleGame game) {
        return new Classes<>(game, WholeGame.of(game), budget, watch);
    }

    private static Playable key(Ruleset rules) {
        List<Long> bounds = rules.variables().stream()
                .flatMap(v -> List.of(v.least(), v.greatest()).stream())
                .toList();
        return new Playable(bounds, rules.moves(), rules.ends(), rules.result(), rules.stuck(), rules.repeat());
    }
}

package org.zermelo.rule;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Counted;
import org.zermelo.game.Ending;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Restartable;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;

/**
 * Declared rules as a game: the interpreter, and the reference for every faster way to play them.
 *
 * <p>A position is ended when an end condition holds, or when the player to move has no move. A move exists when its
 * guard holds, every new value stays within its variable's range, the result condition holds afterwards, something
 * changes, and no rule against repeating or spending forbids it. O(moves x size of the expressions) a position.
 */
public sealed class RuleGame
        implements Counted<RulePosition, RuleMove>, Textual<RulePosition, RuleMove>, Restartable<RulePosition, RuleMove>
        permits PackedRuleGame {

    private final Ruleset rules;
    private final RulePosition start;
    private final MoveMaker maker;
    private volatile @Nullable Set<Trait> traits;
    private volatile @Nullable Region region;
    private volatile @Nullable Optional<SweepOrder> order;
    private volatile @Nullable List<Step> steps;
    private volatile double positions;
    private volatile @Nullable Optional<EndlessGrowth> growth;

    /**
     * The game of these rules.
     *
     * @throws BadInputException when a parameter is open, or the start lies outside of a variable's range
     * @throws RefusedException when a clause breaks heaps
     */
    public RuleGame(Ruleset rules) {
        this(whole(rules), RulePosition.of(rules.startValues()));
    }

    /** Heaps that may be broken are no fixed number of variables: such rules are played by heaps alone. */
    private static Ruleset whole(Ruleset rules) {
        if (rules.splits()) {
            throw new RefusedException("rule.splits-heaps", "game", rules.text());
        }
        return rules;
    }

    /** The game of these rules from a position; where moves may be forbidden, {@code ForbiddingGame} plays them. */
    RuleGame(Ruleset rules, RulePosition start) {
        if (rules.forbidden() > 0) {
            throw new RefusedException("rule.forbidding", "game", rules.text());
        }
        this.rules = rules;
        this.start = start;
        this.maker = new MoveMaker(rules);
    }

    /** The same game, with what is known of it. */
    RuleGame(RuleGame game) {
        this.rules = game.rules;
        this.start = game.start;
        this.maker = game.maker;
        this.region = game.region;
        this.order = game.order;
        this.steps = game.steps;
    }

    /**
     * The game of these rules; when its positions lie in a finite box it is also {@link org.zermelo.game.Packed}, and the
     * methods on packed positions apply.
     *
     * @throws BadInputException when a parameter is open, or the start lies outside of a variable's range
     */
    public static RuleGame of(Ruleset rules) {
        return of(rules, FastMoves.Compiler.NONE);
    }

    /**
     * The same, with packed moves by this compiler; it is asked when the first packed position is.
     *
     * @throws BadInputException when a parameter is open, or the start lies outside of a variable's range
     */
    public static RuleGame of(Ruleset rules, FastMoves.Compiler compiler) {
        return packedOr(new RuleGame(rules), compiler);
    }

    private static RuleGame packedOr(RuleGame game, FastMoves.Compiler compiler) {
        return PackedRuleGame.of(game, compiler).orElse(game);
    }

    /** What makes packed moves of these rules. */
    public FastMoves.Compiler compiler() {
        return FastMoves.Compiler.NONE;
    }

    /** Calls back with the position after each move of a position that is not over, in the order of the moves. */
    public void eachOption(RulePosition position, Consumer<RulePosition> option) {
        maker.eachOption(position, option);
    }

    /**
     * The game of these rules from a position with these values and no memory, whatever start they name; packed as by
     * {@link #of(Ruleset, FastMoves.Compiler)}.
     *
     * @throws BadInputException when a value lies outside of its variable's range
     */
    public static RuleGame at(Ruleset rules, FastMoves.Compiler compiler, long... values) {
        RulePosition position = unstarted(whole(rules)).at(values);
        return packedOr(new RuleGame(rules, position), compiler);
    }

    /**
     * The game of rules whose start may lie anywhere; for tables, which are asked for positions only. A clause that breaks a heap
     * leaves it whole here.
     */
    public static RuleGame unstarted(Ruleset rules) {
        return new RuleGame(rules, RulePosition.of(new long[rules.variables().size()]));
    }

    /** Where the positions of this game lie. */
    public Region region() {
        Region known = region;
        if (known == null) {
            known = Region.of(rules, start, steps());
            region = known;
        }
        return known;
    }

    /** An order in which every move leads onwards; empty when none was found. */
    public Optional<SweepOrder> order() {
        Optional<SweepOrder> known = order;
        if (known == null) {
            known = SweepOrder.of(rules, region(), steps());
            order = known;
        }
        return known;
    }

    /** An upper bound of the number of moves of a position. */
    public double mostMoves() {
        return Step.mostOptions(rules, region(), steps());
    }

    /** The clauses, each for every heap that it can move; see {@link Step#all}. */
    public List<Step> steps() {
        List<Step> known = steps;
        if (known == null) {
            known = Step.all(rules);
            steps = known;
        }
        return known;
    }

    private Set<Trait> findTraits() {
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        if (order().filter(SweepOrder::wellFounded).isPresent()) {
            traits.add(Trait.ACYCLIC);
        }
        boolean scoring =
                rules.ends().stream().anyMatch(end -> end.how() == Ending.SCORED) || rules.stuck() == Ending.SCORED;
        if (scoring) {
            traits.add(Trait.SCORING);
        } else if (rules.ends().isEmpty()
                && rules.stuck() == Ending.LAST_MOVER_WINS
                && rules.repeat() == Repeat.ALLOWED
                && !rules.tellsPlayersApart()) {
            traits.add(Trait.IMPARTIAL);
        }
        return Set.copyOf(traits);
    }

    @Override
    public double positions() {
        double known = positions;
        if (known == 0) {
            known = over(start) ? 1 : LeastReach.positions(rules, start);
            positions = known;
        }
        return known;
    }

    @Override
    public Optional<Note> endless() {
        return endlessGrowth().map(EndlessGrowth::note);
    }

    /** A proof that infinitely many positions can be reached; empty when none was found. */
    public Optional<EndlessGrowth> endlessGrowth() {
        Optional<EndlessGrowth> known = growth;
        if (known == null) {
            known = EndlessGrowth.of(this);
            growth = known;
        }
        return known;
    }

    @Override
    public long bytesAPosition() {
        return 56 + 8L * start.size();
    }

    @Override
    public Optional<Rules<RulePosition, RuleMove>> smaller() {
        List<Long> half = over(start) ? List.of() : LeastReach.halfWay(rules, start);
        return half.isEmpty()
                ? Optional.empty()
                : Optional.of(from(
                        RulePosition.of(half.stream().mapToLong(Long::longValue).toArray())));
    }

    @Override
    public String startName() {
        return text(start);
    }

    /** The rules that are played. */
    public Ruleset ruleset() {
        return rules;
    }

    @Override
    public RuleGame from(RulePosition position) {
        return packedOr(new RuleGame(rules, position), compiler());
    }

    /**
     * The position with these values and no memory.
     *
     * @throws BadInputException when there are too few or too many values, or one lies outside of its range
     */
    public RulePosition at(long... values) {
        if (values.length != rules.variables().size()) {
            throw new BadInputException(Note.of("rule.wrong-number-of-values")
                    .with("seen", values.length)
                    .with("expected", rules.variables().size()));
        }
        for (int i = 0; i < values.length; i++) {
            Variable variable = rules.variables().get(i);
            if (values[i] < variable.least() || values[i] > variable.greatest()) {
                throw new BadInputException(Note.of("rule.value-outside-range")
                        .with("name", variable.name())
                        .with("seen", values[i])
                        .with("least", variable.least())
                        .with("greatest", variable.greatest()));
            }
        }
        return RulePosition.of(values);
    }

    @Override
    public RulePosition start() {
        return start;
    }

    @Override
    public List<RuleMove> moves(RulePosition position) {
        return end(position) != null ? List.of() : maker.moves(position);
    }

    /** The move of a clause on a heap with what is chosen in it; it must exist. */
    public RuleMove move(RulePosition position, Step step, List<Long> chosen) {
        return maker.move(position, step, chosen);
    }

    @Override
    public RulePosition play(RulePosition position, RuleMove move) {
        return maker.play(position, move);
    }

    @Override
    public long gain(RulePosition position, RuleMove move) {
        return maker.gain(position, move);
    }

    /** Whether an end condition holds; a position in which it does not may still have no moves. */
    public boolean over(RulePosition position) {
        return end(position) != null;
    }

    @Override
    public Ending ending(RulePosition position) {
        Ending end = end(position);
        return end == null ? rules.stuck() : end;
    }

    private @Nullable Ending end(RulePosition position) {
        if (rules.ends().isEmpty()) {
            return null;
        }
        Frame frame = maker.frame(position);
        for (EndRule end : rules.ends()) {
            if (holds(end, frame)) {
                return end.how();
            }
        }
        return null;
    }

    /** A condition that has no value in the position is refused with the place where it was read. */
    private static boolean holds(EndRule end, Frame frame) {
        try {
            return frame.holds(end.when());
        } catch (RefusedException e) {
            throw new RefusedException(e.note(), end.place());
        }
    }

    /** {@link Trait#ACYCLIC} is claimed only when a {@link SweepOrder} proves it, and that no variable grows for ever. */
    @Override
    public Set<Trait> traits() {
        Set<Trait> known = traits;
        if (known == null) {
            known = findTraits();
            traits = known;
        }
        return known;
    }

    @Override
    public String text(RulePosition position) {
        return position.toString();
    }

    /** The position that a text such as {@code 7, 17} names; {@code (7, 17; spent 1; last 0 2)} with what is remembered. */
    @Override
    public RulePosition position(String text) {
        String inner = text.trim();
        inner = inner.startsWith("(") && inner.endsWith(")") ? inner.substring(1, inner.length() - 1) : inner;
        String[] memory = inner.split(";", 2);
        List<Long> values = new ArrayList<>();
        for (String part : memory[0].trim().split("[\\s,]+")) {
            try {
                values.add(Long.parseLong(part));
            } catch (NumberFormatException e) {
                throw new BadInputException(
                        "rule.no-position", "seen", text, "names", String.join(", ", rules.names()));
            }
        }
        RulePosition position = at(values.stream().mapToLong(Long::longValue).toArray());
        if (memory.length == 1) {
            return position;
        }
        return position.remembering(memory[1], rules)
                .orElseThrow(() ->
                        new BadInputException("rule.no-memory", "seen", memory[1].strip(), "rules", rules.text()));
    }

    @Override
    public RuleMove move(RulePosition position, String text) {
        String wanted = text.replace(" ", "");
        List<RuleMove> moves = moves(position);
        return moves.stream()
                .filter(move -> move.text().replace(" ", "").equals(wanted))
                .findFirst()
                .orElseThrow(() -> new BadInputException(Note.of("rule.no-move")
                        .with("seen", text)
                        .with("position", position)
                        .with(
                                "allowed",
                                moves.stream().limit(10).map(RuleMove::text).collect(Collectors.joining(", ")))));
    }

    /** The rules, and behind them the start where it is another than the one that they name. */
    @Override
    public String toString() {
        return begins() ? rules.text() : rules.text() + " from " + text(start);
    }

    /** Whether the start is the one that the rules name; with an open parameter they name none. */
    private boolean begins() {
        try {
            return !rules.closed() || start.equals(RulePosition.of(rules.startValues()));
        } catch (BadInputException | RefusedException e) {
            return false;
        }
    }
}

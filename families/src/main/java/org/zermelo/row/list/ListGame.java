package org.zermelo.row.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.Decomposable;
import org.zermelo.game.Ending;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.Textual;
import org.zermelo.game.Trait;
import org.zermelo.game.large.CancelScope;
import org.zermelo.row.list.ListClause.Verb;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Expr;

/**
 * A list of letters or numbers, played by clauses. A move touches one stretch of one row; where no end, no points and no player's name say
 * otherwise, rows that a gap parts are a sum.
 */
public final class ListGame
        implements Rules<ListPosition, ListMove>, Decomposable<ListPosition>, Textual<ListPosition, ListMove> {

    /** The longest list; a position of it has half a million stretches. */
    public static final int LONGEST = 1_000;

    private final String text;
    private final ListRules rules;
    private final ListPosition start;

    /**
     * The game from a row.
     *
     * @param text the game in the notation
     */
    public ListGame(String text, ListRules rules, long... row) {
        if (row.length > LONGEST) {
            throw new BadInputException("list.long", "seen", row.length, "allowed", LONGEST);
        }
        if (!ListPosition.holds(row)) {
            throw new BadInputException("list.least", "seen", ListPosition.GAP);
        }
        this.text = text;
        this.rules = rules;
        this.start = new ListPosition(row, 0, rules.letters());
    }

    @Override
    public ListPosition start() {
        return start;
    }

    @Override
    public List<ListMove> moves(ListPosition position) {
        return named(position, () -> end(position) == null ? allMoves(position) : List.of());
    }

    /** What is refused while formulas are worked out names the position, not the numbers of the formulas. */
    private static <T> T named(ListPosition position, Supplier<T> work) {
        try {
            return work.get();
        } catch (ArithmeticException e) {
            throw new RefusedException("rule.overflow", "position", position);
        } catch (RefusedException e) {
            throw e.in(position);
        }
    }

    private List<ListMove> allMoves(ListPosition position) {
        Map<String, ListMove> moves = new LinkedHashMap<>();
        List<long[]> rows = position.rows();
        int before = 0;
        for (int r = 0; r < rows.size(); r++) {
            for (ListClause clause : rules.clauses()) {
                if (clause.player() < 0 || clause.player() == position.turn()) {
                    clause(position, rows, r, before, clause, moves);
                }
            }
            before += rows.get(r).length;
        }
        return List.copyOf(moves.values());
    }

    private void clause(
            ListPosition position,
            List<long[]> rows,
            int r,
            int before,
            ListClause clause,
            Map<String, ListMove> moves) {
        long[] row = rows.get(r);
        int turn = position.turn();
        for (int from = 0; from < row.length; from++) {
            for (int to = from + clause.least(); to <= Math.min(row.length, (long) from + clause.most()); to++) {
                CancelScope.check();
                if (!clause.fits(row, from, to) || !rules.facts().holds(clause.guard(), row, from, to, turn)) {
                    continue;
                }
                boolean valued = clause.value() == null || rules.facts().exists(clause.value(), row, from, to, turn);
                boolean won = rules.facts().exists(clause.gain(), row, from, to, turn);
                if (valued && won) {
                    ListMove move = move(position, rows, r, before, clause, from, to);
                    // clauses that do the same are one move, with the points of the better one
                    if (!Arrays.equals(move.next().cells(), position.cells())) {
                        moves.merge(move.toString(), move, (a, b) -> a.gain() >= b.gain() ? a : b);
                    }
                }
            }
        }
    }

    private ListMove move(
            ListPosition position, List<long[]> rows, int r, int before, ListClause clause, int from, int to) {
        long[] row = rows.get(r);
        int turn = position.turn();
        long[] left = Arrays.copyOfRange(row, 0, from);
        long[] stretch = Arrays.copyOfRange(row, from, to);
        long[] right = Arrays.copyOfRange(row, to, row.length);
        long[] put = clause.value() == null
                ? clause.put()
                : new long[] {rules.facts().value(clause.value(), row, from, to, turn)};
        if (!ListPosition.holds(put)) {
            throw new ArithmeticException("an item that is kept for gaps");
        }
        List<long[]> parts = switch (clause.verb()) {
            case TAKE -> List.of(joined(left, right));
            case TAKE_OUT -> List.of(left, right);
            case KEEP -> List.of(stretch);
            case CUT -> List.of(joined(left, stretch), right);
            case REPLACE -> List.of(joined(left, put, right));
            case SWAP -> List.of(joined(left, new long[] {stretch[1], stretch[0]}, right));
        };
        List<long[]> after = new ArrayList<>(rows.subList(0, r));
        after.addAll(parts);
        after.addAll(rows.subList(r + 1, rows.size()));
        return new ListMove(
                clause.verb(),
                before + from + 1,
                before + to,
                clause.verb() == Verb.REPLACE ? ListPosition.written(put, rules.letters()) : "",
                ListPosition.of(after, rules.players() ? 1 - turn : 0, rules.letters()),
                rules.facts().value(clause.gain(), row, from, to, turn));
    }

    private static long[] joined(long[]... parts) {
        return Arrays.stream(parts).flatMapToLong(Arrays::stream).toArray();
    }

    @Override
    public ListPosition play(ListPosition position, ListMove move) {
        return move.next();
    }

    @Override
    public long gain(ListPosition position, ListMove move) {
        return move.gain();
    }

    @Override
    public Ending ending(ListPosition position) {
        Ending end = named(position, () -> end(position));
        return end == null ? rules.stuck() : end;
    }

    private @Nullable Ending end(ListPosition position) {
        long[] items = position.items();
        for (EndRule end : rules.ends()) {
            if (rules.facts().holds(end.when(), items, 0, items.length, position.turn())) {
                return end.how();
            }
        }
        return null;
    }

    @Override
    public Set<Trait> traits() {
        Set<Trait> traits = EnumSet.noneOf(Trait.class);
        if (acyclic()) {
            traits.add(Trait.ACYCLIC);
        }
        if (rules.stuck() == Ending.SCORED || rules.ends().stream().anyMatch(end -> end.how() == Ending.SCORED)) {
            traits.add(Trait.SCORING);
        } else if (rules.ends().isEmpty() && rules.stuck() == Ending.LAST_MOVER_WINS && !rules.players()) {
            traits.add(Trait.IMPARTIAL);
        }
        return Set.copyOf(traits);
    }

    /**
     * Whether no play comes back: each move shortens the list or adds a row, or those that do neither all bring greater items forward
     * by swaps, or all make the sum of items less, or all make it greater.
     */
    private boolean acyclic() {
        List<ListClause> keeping =
                rules.clauses().stream().filter(clause -> !clause.shortens()).toList();
        boolean swaps = keeping.stream().allMatch(clause -> clause.verb() == Verb.SWAP && sorts(clause.guard()));
        boolean falls = keeping.stream().allMatch(clause -> change(clause) < 0);
        return swaps || falls || keeping.stream().allMatch(clause -> change(clause) > 0);
    }

    private static long change(ListClause clause) {
        return clause.verb() == Verb.SWAP
                ? 0
                : Arrays.stream(clause.put()).sum()
                        - Arrays.stream(clause.pattern()).sum();
    }

    /** Whether a condition says that the first of two items is greater than the second. */
    private boolean sorts(Condition guard) {
        List<Condition> parts = guard instanceof Condition.And all ? all.parts() : List.of(guard);
        return parts.stream()
                .anyMatch(part -> part instanceof Condition.Compare compare
                        && (compare.relation() == Condition.Relation.GREATER
                                        && is(compare.left(), ListFacts.StretchFact.HEAD)
                                        && is(compare.right(), ListFacts.StretchFact.TAIL)
                                || compare.relation() == Condition.Relation.LESS
                                        && is(compare.left(), ListFacts.StretchFact.TAIL)
                                        && is(compare.right(), ListFacts.StretchFact.HEAD)));
    }

    private boolean is(Expr expr, ListFacts.StretchFact kind) {
        return expr instanceof Expr.Cell cell
                && cell.variable() < rules.facts().facts().size()
                && rules.facts().facts().get(cell.variable()).kind() == kind;
    }

    /** The rows by themselves, for rules by which a position is their sum. */
    @Override
    public List<ListPosition> components(ListPosition position) {
        return position.rows().stream()
                .map(row -> new ListPosition(row, position.turn(), rules.letters()))
                .toList();
    }

    @Override
    public String text(ListPosition position) {
        return position.toString();
    }

    /** Rows parted by bars, a dash for nothing; a star behind them when the player who did not begin is to move. */
    @Override
    public ListPosition position(String position) {
        boolean second = position.strip().endsWith("*");
        String body = position.replace("*", "").strip();
        List<long[]> rows = new ArrayList<>();
        for (String row : body.equals("-") ? new String[0] : body.split("\\|")) {
            rows.add(items(row.strip(), position));
        }
        return ListPosition.of(rows, second && rules.players() ? 1 : 0, rules.letters());
    }

    private long[] items(String row, String position) {
        if (rules.letters() && row.chars().allMatch(Character::isLetter)) {
            return row.chars().mapToLong(letter -> letter).toArray();
        }
        if (!rules.letters() && row.matches("-?\\d{1,18}( +-?\\d{1,18})*")) {
            return Arrays.stream(row.split(" +")).mapToLong(Long::parseLong).toArray();
        }
        throw new BadInputException("list.position", "seen", position, "example", text(start));
    }

    @Override
    public ListMove move(ListPosition position, String wanted) {
        return Textual.named(moves(position), wanted, "list.no-move");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ListGame game && game.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** The game in the notation. */
    @Override
    public String toString() {
        return text;
    }
}

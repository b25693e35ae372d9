package org.zermelo.exam.grid;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.exam.starts.StartFamily;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/**
 * The codes of many positions side by side: a strip over S, or for two heaps a grid over both.
 *
 * @param rows the values of the first heap; empty for a strip
 * @param columns the values of S, or of the second heap
 * @param cells one list for each row, a single one for a strip
 * @param plies plies that were looked at
 */
public record ClassTable(List<Long> rows, List<Long> columns, List<List<Cell>> cells, int plies) {

    /** More cells than this are no table to look at. */
    private static final long MOST_CELLS = 250_000;

    /**
     * A position of the table.
     *
     * @param position the position
     * @param fate what is known of it
     * @param ended whether the play is over there
     * @param move the move that decides: a winning one, or one of the longest resistance; empty where nothing is decided
     */
    public record Cell(RulePosition position, Fate fate, boolean ended, Optional<RuleMove> move) {}

    /** A stretch of numbers, both ends included. */
    public record Stretch(long from, long to) {

        /**
         * Reads {@code 7..17}, or {@code 7} for a single number.
         *
         * @throws BadInputException when it is not of this form
         */
        public static Stretch parse(String text) {
            String[] ends = text.trim().split("\\.\\.", -1);
            try {
                long from = Long.parseLong(ends[0].trim());
                long to = Long.parseLong(ends[ends.length - 1].trim());
                if (ends.length > 2 || from > to) {
                    throw new BadInputException("exam.table.stretch", "seen", text);
                }
                return new Stretch(from, to);
            } catch (NumberFormatException e) {
                throw new BadInputException("exam.table.stretch", "seen", text);
            }
        }

        BigInteger size() {
            return BigInteger.valueOf(to).subtract(BigInteger.valueOf(from)).add(BigInteger.ONE);
        }

        List<Long> numbers() {
            List<Long> numbers = new ArrayList<>();
            for (long n = from; n <= to; n++) {
                numbers.add(n);
            }
            return numbers;
        }
    }

    public ClassTable {
        rows = List.copyOf(rows);
        columns = List.copyOf(columns);
        cells = cells.stream().map(List::copyOf).toList();
    }

    /** Whether rules have a grid: two heaps, nothing to remember, and the same moves for every start. */
    public static boolean hasGrid(Ruleset rules) {
        return rules.variables().size() == 2
                && rules.heaps().length == 2
                && rules.repeat() == Repeat.ALLOWED
                && rules.moves().stream().noneMatch(move -> move.once())
                && !rules.parametersBeyondStart();
    }

    /** The strip over S. */
    public static ClassTable strip(Ruleset rules, Stretch columns, int plies, Examiner examiner) {
        check(columns.size());
        List<Cell> cells = new ArrayList<>();
        List<Long> shown = new ArrayList<>();
        ScanRange scan = new ScanRange(columns.from(), columns.to(), ScanRange.End.GIVEN);
        for (Start<RulePosition> start : examiner.starts(rules, scan)) {
            if (start.values().size() > 1) {
                throw new BadInputException("exam.table.pairs");
            }
            shown.add(start.s());
            cells.add(cell(examiner.classes(rules, start), start.position(), plies));
        }
        return new ClassTable(List.of(), shown, List.of(cells), plies);
    }

    /** The grid over both heaps. */
    public static ClassTable grid(Ruleset rules, Stretch rows, Stretch columns, int plies, Examiner examiner) {
        if (!hasGrid(rules)) {
            throw new BadInputException("exam.table.no-grid");
        }
        check(rows.size().multiply(columns.size()));
        RuleGame game = new StartFamily(rules).game();
        Classes<RulePosition, RuleMove> classes = examiner.classes(rules, Start.of(0, game.start()));
        List<List<Cell>> cells = new ArrayList<>();
        for (long a : rows.numbers()) {
            List<Cell> row = new ArrayList<>();
            for (long b : columns.numbers()) {
                row.add(cell(classes, game.at(a, b), plies));
            }
            cells.add(row);
        }
        return new ClassTable(rows.numbers(), columns.numbers(), cells, plies);
    }

    /** The stretch of the first heap that a picture shows: from its least start on. */
    public static Stretch usualRows(Ruleset rules) {
        long least = rules.variables().get(0).start() instanceof Expr.Literal fixed ? fixed.value() : 1;
        return new Stretch(least, least + 10);
    }

    /** The values of S around those that need more than one move to decide, at most 40 of them. */
    public static Stretch usualColumns(Ruleset rules, Examiner examiner) {
        StartSet set = StartSet.parse("L1|W2|L2");
        ScanRange scan = examiner.scan(rules, set);
        List<Start<RulePosition>> members = examiner.members(rules, set, scan);
        long from = members.isEmpty()
                ? scan.from()
                : Math.max(scan.from(), members.get(0).s() - 3);
        long to = members.isEmpty()
                ? scan.to()
                : Math.min(scan.to(), members.get(members.size() - 1).s() + 4);
        return new Stretch(from, Math.max(from, Math.min(to, from + 39)));
    }

    private static void check(BigInteger cells) {
        if (cells.compareTo(BigInteger.valueOf(MOST_CELLS)) > 0) {
            throw new RefusedException("exam.table.too-large", "seen", cells, "allowed", MOST_CELLS);
        }
    }

    private static Cell cell(Classes<RulePosition, RuleMove> classes, RulePosition position, int plies) {
        if (classes.ended(position)) {
            return new Cell(position, classes.fate(position, 1), true, Optional.empty());
        }
        Fate fate = classes.fate(position, plies);
        Optional<RuleMove> move = !fate.decided()
                ? Optional.empty()
                : classes.moves(position, plies - 1).stream()
                        .filter(m ->
                                m.fate().plies() == fate.plies() - 1 && m.fate().kind() != fate.kind())
                        .map(Classes.Move::move)
                        .findFirst();
        return new Cell(position, fate, false, move);
    }

    /** The positions with code -1, from which the critical moves are found, row by row. */
    public List<RulePosition> critical() {
        return cells.stream()
                .flatMap(List::stream)
                .filter(cell -> !cell.ended() && cell.fate().code() == -1)
                .map(Cell::position)
                .toList();
    }
}

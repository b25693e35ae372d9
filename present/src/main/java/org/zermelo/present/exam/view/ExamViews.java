package org.zermelo.present.exam.view;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.grid.ClassTable;
import org.zermelo.exam.grid.ClassTable.Stretch;
import org.zermelo.exam.sets.Classes;
import org.zermelo.exam.sets.Fate;
import org.zermelo.exam.sets.Prover;
import org.zermelo.exam.sets.StartSet;
import org.zermelo.exam.starts.ScanRange;
import org.zermelo.exam.starts.Start;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.present.words.Words;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.rule.Ruleset;

/**
 * Tables, workbooks and trees of a game with an open S.
 *
 * @param rules the rules with S open
 * @param examiner answers what the views need
 */
public record ExamViews(Ruleset rules, Examiner examiner, Words words) {

    /** Positions that a workbook's closure may have. */
    private static final int MOST = 60_000;

    /** Plies to which a textbook's tree is drawn. */
    private static final int DRAWN = 12;

    /**
     * Writes the class table.
     *
     * @param rows the first heap's values, {@code 7..17}; null for the usual ones
     * @param columns the values of S or of the second heap; null for the usual ones
     * @param plies how far ahead: 2 for the stage of +1 and -1, 3 with +2, 4 with -2, and so on
     * @param format a format's name or a file's
     */
    public void table(@Nullable String rows, @Nullable String columns, int plies, String format, OutputStream out)
            throws IOException {
        if (format.toLowerCase(Locale.ROOT).endsWith("xlsx")) {
            workbook(out);
            return;
        }
        ClassFormat wanted = ClassFormat.of(format);
        Stretch across = columns == null ? ClassTable.usualColumns(rules, examiner) : Stretch.parse(columns);
        boolean grid = rows != null || ClassTable.hasGrid(rules);
        ClassTable table = grid
                ? ClassTable.grid(
                        rules,
                        rows == null ? ClassTable.usualRows(rules) : Stretch.parse(rows),
                        across,
                        plies,
                        examiner)
                : ClassTable.strip(rules, across, plies, examiner);
        wanted.write(table, words, out);
    }

    /** The workbook over everything that the starts of the two-move questions can reach. */
    private void workbook(OutputStream out) throws IOException {
        ScanRange scan = examiner.scan(rules, StartSet.parse("L2"));
        List<Start<RulePosition>> starts = examiner.starts(rules, scan);
        if (starts.isEmpty()) {
            throw new BadInputException("exam.tree.no-start", "seen", scan.from());
        }
        Classes<RulePosition, RuleMove> classes = examiner.classes(rules, starts.get(0));
        Deque<RulePosition> open = new ArrayDeque<>();
        Set<RulePosition> seen = new HashSet<>();
        starts.forEach(start -> {
            if (seen.add(start.position())) {
                open.add(start.position());
            }
        });
        int heaps = rules.variables().size();
        long[] from = new long[heaps];
        long[] to = new long[heaps];
        Arrays.fill(from, Long.MAX_VALUE);
        Arrays.fill(to, Long.MIN_VALUE);
        while (!open.isEmpty()) {
            RulePosition position = open.poll();
            if (classes.rules().moves(position).isEmpty()) {
                continue;
            }
            for (int i = 0; i < heaps; i++) {
                from[i] = Math.min(from[i], position.value(i));
                to[i] = Math.max(to[i], position.value(i));
            }
            for (RuleMove move : classes.rules().moves(position)) {
                RulePosition next = classes.rules().play(position, move);
                if (seen.size() > MOST) {
                    throw new RefusedException("exam.table.too-large", "seen", seen.size(), "allowed", MOST);
                }
                if (seen.add(next)) {
                    open.add(next);
                }
            }
        }
        if (!(classes.rules() instanceof RuleGame game)) {
            throw new RefusedException("exam.table.formulas");
        }
        ClassWorkbook.write(rules, game, game::at, from, to, words, out);
    }

    /**
     * Writes the strategy tree of a start.
     *
     * @param s the start; of no matter where the rules leave nothing open
     * @param whole whether all moves are drawn, as in textbooks, and not only what proves who wins
     */
    public void tree(@Nullable Long s, boolean whole, int plies, String format, OutputStream out) throws IOException {
        TreeFormat wanted = TreeFormat.of(format);
        Classes<RulePosition, RuleMove> classes;
        RulePosition position;
        if (rules.closed()) {
            RuleGame game = new RuleGame(rules);
            classes = examiner.classes(game);
            position = game.start();
        } else if (s == null) {
            throw new BadInputException("exam.show.start");
        } else {
            Start<RulePosition> start = examiner.starts(rules, new ScanRange(s, s, ScanRange.End.GIVEN)).stream()
                    .findFirst()
                    .orElseThrow(() -> new BadInputException("exam.tree.no-start", "seen", s));
            classes = examiner.classes(rules, start);
            position = start.position();
        }
        if (classes.ended(position)) {
            throw new BadInputException("exam.tree.no-start", "seen", s == null ? position : s);
        }
        Fate fate = classes.fate(position, Math.max(plies, DRAWN));
        String title = fate.decided()
                ? words.say("exam.tree.title", "position", position, "code", fate.code())
                : words.say("exam.tree.title-open", "position", position);
        wanted.write(
                whole ? StrategyTree.drawn(classes, position, plies) : proof(classes, position, fate),
                title,
                words,
                out);
    }

    private static StrategyTree proof(Classes<RulePosition, RuleMove> classes, RulePosition position, Fate fate) {
        Prover<RulePosition, RuleMove> prover = new Prover<>(classes, 600);
        return switch (fate.kind()) {
            case WIN -> StrategyTree.of(prover.wins(position, fate.code()), true);
            case LOSS -> StrategyTree.of(prover.loses(position, -fate.code()), true);
            default -> StrategyTree.of(prover.loses(position, 2), true);
        };
    }
}

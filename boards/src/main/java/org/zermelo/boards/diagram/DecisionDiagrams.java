package org.zermelo.boards.diagram;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.zermelo.boards.derive.BoardForm;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.game.InWords;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.solve.Answer;
import org.zermelo.solve.Answer.Counts;
import org.zermelo.solve.Answers;
import org.zermelo.solve.Cost;
import org.zermelo.solve.Fit;
import org.zermelo.solve.Method;
import org.zermelo.solve.Question;
import org.zermelo.solve.Watch;
import org.zermelo.value.Value.Fold;

/**
 * Solves a board game of which every move adds as many pieces by decision diagrams: sets of positions instead of single ones. Time and
 * memory follow the nodes of the diagrams, which are often far fewer than the positions, and can't be told beforehand.
 */
public final class DecisionDiagrams implements Method {

    private static final int MOST_BITS = 127;

    /** Columns are taken for one where they are at most so much higher than they are many. */
    private static final int MOST_HIGHER = 2;

    /** Below this the work is stopped before it begins. */
    private static final long LEAST_BYTES = 4L << 20;

    @Override
    public String name() {
        return "decision-diagrams";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        Optional<BoardGame> words = InWords.of(question.rules()).map(InWords::game);
        if (words.isEmpty()) {
            return Fit.no("method.decision-diagrams.no-board");
        }
        BoardGame game = words.get();
        BoardRules rules = game.declared();
        boolean plain = !rules.composed() && !rules.hands() && rules.plies() == BoardRules.ENDLESS;
        if (!plain || !EndSets.cover(rules) || DiagramLayers.step(game.form()) == 0) {
            return Fit.no("method.decision-diagrams.no-layers");
        }
        if (question.value().fold() != Fold.MAX) {
            return Fit.no(
                    "method.decision-diagrams.value", "value", question.value().name());
        }
        if (bits(game.form()).bits() > MOST_BITS || question.budget().bytes() < LEAST_BYTES) {
            return Fit.no("method.decision-diagrams.too-large", "bytes", LEAST_BYTES);
        }
        Cost cost = new Cost(
                "O(moves x nodes)", Double.POSITIVE_INFINITY, question.budget().bytes());
        return Fit.yes(cost, "method.decision-diagrams.fits");
    }

    static CellBits bits(BoardForm form) {
        List<int[]> columns = DropColumns.of(form);
        Board board = form.rules().board();
        boolean low = columns.stream().allMatch(column -> column.length <= columns.size() + MOST_HIGHER);
        return low && !columns.isEmpty()
                ? new CellBits(form.values(), order(board, true), columns)
                : new CellBits(form.values(), order(board, board.rows() <= board.columns()), List.of());
    }

    /** The cells in lines, at best along the shorter side of the board: so neighbours are near each other. */
    private static int[] order(Board board, boolean byColumns) {
        Comparator<Integer> rows = Comparator.comparing(cell -> board.spot(cell).row());
        Comparator<Integer> columns =
                Comparator.comparing(cell -> board.spot(cell).column());
        return IntStream.range(0, board.size())
                .boxed()
                .sorted(byColumns ? columns.thenComparing(rows.reversed()) : rows.thenComparing(columns))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    @Override
    public <P, M> Answer<M> solve(Question<P, M> question, Watch watch) {
        InWords<P> words = InWords.of(question.rules()).orElseThrow();
        DiagramTable table =
                DiagramTable.solve(words.game(), question.value(), question.budget(), PlyStore.inMemory(), watch);
        return Answers.of(
                question,
                position -> table.code(words.at(position)),
                name(),
                new Counts(table.diagrams().nodes(), table.positions()));
    }
}

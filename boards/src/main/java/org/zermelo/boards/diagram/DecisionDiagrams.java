package org.zermelo.boards.diagram;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.zermelo.boards.game.BoardGame;
import org.zermelo.boards.interpret.BoardPosition;
import org.zermelo.boards.model.Board;
import org.zermelo.boards.model.BoardRules;
import org.zermelo.boards.model.Content;
import org.zermelo.boards.table.BoardForm;
import org.zermelo.game.AtTurn;
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

    /** Below this the work is stopped before it begins. */
    private static final long LEAST_BYTES = 4L << 20;

    @Override
    public String name() {
        return "decision-diagrams";
    }

    @Override
    public Fit fit(Question<?, ?> question) {
        if (!(question.rules() instanceof BoardGame game)) {
            return Fit.no("method.decision-diagrams.no-board");
        }
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

    private static CellBits bits(BoardForm form) {
        return new CellBits(form.values(), order(form.rules()));
    }

    /** The cells in lines along the shorter side of the board: so neighbours are near each other. */
    private static int[] order(BoardRules rules) {
        Board board = rules.board();
        boolean byColumns = board.rows() <= board.columns();
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
        BoardGame game = (BoardGame) question.rules();
        BoardForm form = game.form();
        DiagramLayers layers = new DiagramLayers(
                form, question.value(), bits(form), question.budget().bytes(), watch);
        layers.solve();
        int step = DiagramLayers.step(form);
        int before = pieces(form.rules().start());
        return Answers.of(
                question,
                position -> {
                    String cells = ((BoardPosition) ((AtTurn<?>) position).position()).cells();
                    return layers.code((pieces(cells) - before) / step, cells);
                },
                name(),
                new Counts(layers.nodes(), layers.positions()));
    }

    private static int pieces(String cells) {
        return (int)
                cells.chars().filter(sign -> sign != Content.SIGNS.charAt(0)).count();
    }
}

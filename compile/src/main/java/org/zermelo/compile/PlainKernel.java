package org.zermelo.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.RuleGame;
import org.zermelo.rule.RuleMove;
import org.zermelo.rule.RulePosition;
import org.zermelo.value.Value;

/**
 * The plain counterpart of the kernels that {@link KernelWriter} writes, and what stands for them where no class can be made at run time:
 * the interpreter fills the same cells in the same order.
 */
final class PlainKernel extends Kernel {

    private final Layout layout;
    private final CellForm form;
    private final Value value;
    private final RuleGame game;

    PlainKernel(Layout layout, CellForm form, Value value) {
        this.layout = layout;
        this.form = form;
        this.value = value;
        Map<String, Long> least = new HashMap<>();
        for (Parameter parameter : layout.rules.parameters()) {
            least.put(parameter.name(), parameter.least());
        }
        this.game = RuleGame.unstarted(layout.rules.bind(least));
    }

    @Override
    protected void sweep(
            Object cells, int[] rows, int[] rowEnds, int spent, int firstFrom, int firstTo, int lastFrom, int lastTo) {
        new RowSweep(cells, rowEnds, spent, new int[] {firstFrom, firstTo}, new int[] {lastFrom, lastTo}).place(0, 0);
    }

    /** One sweep over some rows. */
    private final class RowSweep {
        private final Object cells;
        private final int[] rowEnds;
        private final int spent;
        private final int[] first;
        private final int[] last;
        private final long[] at = new long[layout.variables.length];

        RowSweep(Object cells, int[] rowEnds, int spent, int[] first, int[] last) {
            this.cells = cells;
            this.rowEnds = rowEnds;
            this.spent = spent;
            this.first = first;
            this.last = last;
        }

        /** A loop over the variable at a place of the order, against its direction. */
        private void place(int place, int row) {
            boolean along = place == layout.last();
            int from = along ? last[0] : place == 0 ? first[0] : layout.least[place];
            int to = along ? Math.min(rowEnds[row], last[1]) : place == 0 ? first[1] : layout.greatest[place];
            boolean down = layout.order.rising().get(place);
            for (int i = 0; i <= to - from; i++) {
                int number = down ? to - i : from + i;
                at[layout.variables[place]] = number;
                if (along) {
                    memory();
                } else {
                    place(place + 1, row * layout.size(place) + number - layout.least[place]);
                }
            }
        }

        private void memory() {
            for (int own = 0; own < layout.owns; own++) {
                for (int before = 0; before < layout.lasts; before++) {
                    RulePosition position = RulePosition.remembering(at, spent, before - 1, own - 1);
                    if (layout.clean() || !game.over(position)) {
                        put(layout.cell(position), filled(position));
                    }
                }
            }
        }

        private int filled(RulePosition position) {
            List<RuleMove> moves = moves(position);
            if (moves.isEmpty()) {
                return form.ended(value, layout.rules.stuck());
            }
            boolean turned = form.ties() && !form.withoutDepth();
            int best = NOTHING;
            for (RuleMove move : moves) {
                int cell = cell(game.play(position, move));
                best = Math.min(best, turned ? -along(cell, form.tie()) : cell);
            }
            if (form.withoutDepth()) {
                return -best;
            }
            return checked(form.ties() ? -best : along(best, 0), form.tie());
        }

        private List<RuleMove> moves(RulePosition position) {
            try {
                return game.moves(position);
            } catch (RefusedException e) {
                throw new ArithmeticException(e.getMessage());
            }
        }

        private int cell(RulePosition position) {
            return game.over(position)
                    ? form.ended(value, game.ending(position))
                    : form.get(cells, layout.cell(position));
        }

        private void put(int index, int cell) {
            if (cells instanceof byte[] bytes) {
                if (form.tiny()) {
                    Kernel.put(bytes, index, cell);
                } else {
                    bytes[index] = (byte) cell;
                }
            } else if (cells instanceof short[] shorts) {
                shorts[index] = (short) cell;
            } else {
                ((int[]) cells)[index] = cell;
            }
        }
    }
}

package org.zermelo.partizan.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PositionValues;
import org.zermelo.partizan.thermograph.Thermograph;
import org.zermelo.partizan.thermograph.Thermographs;
import org.zermelo.partizan.value.FormText;
import org.zermelo.trace.Event;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/**
 * Temperature and mean of a position: each move costs a tax t, and where the tax is so high that nobody gains by moving first, the walls
 * meet (Winning Ways, chapter 6; Siegel 2013, II.5).
 */
public final class ThermographTracer extends PositionTracer {

    private static final int MOST_PARTS = 20_000;
    private static final int MOST_OPTIONS = 60;
    private static final int RESULT = 2;

    @Override
    public String method() {
        return "thermograph";
    }

    @Override
    <P, M> Trace trace(DecomposingRules<P, M> rules) {
        Forms forms = new Forms();
        OptionalInt game = new PositionValues<>(forms, rules).within(rules.start(), MOST_PARTS);
        if (game.isEmpty()) {
            throw new RefusedException("trace.canonical.too-large", "most", MOST_PARTS);
        }
        boolean number = forms.isNumber(game.getAsInt());
        int[] lefts = number ? new int[0] : forms.lefts(game.getAsInt());
        int[] rights = number ? new int[0] : forms.rights(game.getAsInt());
        if (lefts.length + rights.length > MOST_OPTIONS) {
            Trace.check(Double.MAX_VALUE, Note.of("trace.fits-options", "most", MOST_OPTIONS));
        }
        return new Steps(forms, game.getAsInt(), lefts, rights).trace(method());
    }

    /** Takes the steps down. */
    private static final class Steps {
        private final Thermographs thermographs;
        private final LiteralPrinter printer;
        private final int[] lefts;
        private final int[] rights;
        private final Thermograph whole;
        private final Recorder record;

        Steps(Forms forms, int game, int[] lefts, int[] rights) {
            this.thermographs = new Thermographs(forms);
            this.printer = new LiteralPrinter(forms);
            this.lefts = lefts;
            this.rights = rights;
            this.whole = thermographs.of(game);
            this.record = new Recorder(Note.of("trace.thermograph.start", "form", text(game)));
        }

        Trace trace(String method) {
            for (int k = 0; k < lefts.length; k++) {
                Thermograph option = thermographs.of(lefts[k]);
                option(0, k, "left", lefts[k], corners(option.right(), option, false));
            }
            for (int k = 0; k < rights.length; k++) {
                Thermograph option = thermographs.of(rights[k]);
                option(1, k, "right", rights[k], corners(option.left(), option, true));
            }
            if (lefts.length == 0) {
                record.step(
                        Event.ANSWER,
                        5,
                        Note.of("trace.thermograph.number", "value", whole.mean(), "temperature", whole.temperature()));
            } else {
                wall(0, "left", corners(whole.left(), whole, true));
                wall(1, "right", corners(whole.right(), whole, false));
                record.step(
                        Event.ANSWER,
                        5,
                        Note.of("trace.thermograph.meet", "temperature", whole.temperature(), "mean", whole.mean()));
            }
            record.write(new Spot(RESULT, 2, 0), whole.mean(), Mark.CHOSEN)
                    .write(new Spot(RESULT, 3, 0), whole.temperature(), Mark.CHOSEN);
            return record.trace(
                    method,
                    List.of(
                            options("left-options", lefts),
                            options("right-options", rights),
                            new Panel.Grid("walls", List.of("L(t)", "R(t)", "m", "t"), List.of("="), false)),
                    new Spot(RESULT, 3, 0));
        }

        private Panel options(String name, int[] options) {
            List<String> heads = new ArrayList<>();
            for (int option : options) {
                heads.add(text(option));
            }
            return new Panel.Grid(name, heads.isEmpty() ? List.of("-") : heads, List.of("@"), false);
        }

        private void option(int panel, int row, String player, int form, String wall) {
            record.step(
                            Event.OPTION,
                            panel + 1,
                            Note.of("trace.thermograph.option-" + player, "option", text(form), "wall", wall))
                    .write(new Spot(panel, row, 0), wall, Mark.PLAIN);
        }

        private void wall(int row, String player, String wall) {
            record.step(Event.CELL, row + 3, Note.of("trace.thermograph.wall-" + player, "wall", wall))
                    .write(new Spot(RESULT, row, 0), wall, row == 0 ? Mark.FIRST : Mark.SECOND);
        }

        private String text(int form) {
            return new FormText(printer, form).shown();
        }

        /** Value @ temperature at the corners of a wall and at 0, from above. */
        private static String corners(Thermograph.Side side, Thermograph thermograph, boolean left) {
            List<Dyadic> at = new ArrayList<>(
                    side.at().stream().filter(t -> t.signum() > 0).toList());
            at.add(Dyadic.ZERO);
            return at.stream()
                    .map(t -> (left ? thermograph.leftAt(t) : thermograph.rightAt(t)) + " @ " + t)
                    .collect(Collectors.joining(", "));
        }
    }
}

package org.zermelo.partizan.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.literal.LiteralPrinter;
import org.zermelo.partizan.number.Dyadic;
import org.zermelo.partizan.value.FormText;
import org.zermelo.partizan.value.OptionFate;
import org.zermelo.trace.Event;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/** Takes down how the canonical form of a game with these options comes about. */
final class CanonicalSteps {

    private static final int LEFT = 0;
    private static final int RIGHT = 1;
    private static final int TRIED = 2;
    private static final int VALUE = 3;

    private final Forms forms;
    private final int game;
    private final List<FormOption> lefts;
    private final List<FormOption> rights;
    private final LiteralPrinter printer;
    private final Recorder record;

    /** An option and the move to it. */
    record FormOption(String move, int form) {}

    CanonicalSteps(Forms forms, int game, List<FormOption> lefts, List<FormOption> rights) {
        this.forms = forms;
        this.game = game;
        this.lefts = lefts;
        this.rights = rights;
        this.printer = new LiteralPrinter(forms);
        this.record = new Recorder(Note.of("trace.canonical.start", "left", lefts.size(), "right", rights.size()));
    }

    Trace trace(String method) {
        values(lefts, LEFT, "left");
        values(rights, RIGHT, "right");
        fates(lefts, LEFT, "left");
        fates(rights, RIGHT, "right");
        List<String> tried = List.of("-");
        if (forms.isNumber(game)) {
            tried = number();
        } else {
            record.step(
                    Event.BASE,
                    5,
                    Note.of(forms.isNumberish(game) ? "trace.canonical.near" : "trace.canonical.hot")
                            .with("left", forms.leftStop(game))
                            .with("right", forms.rightStop(game)));
        }
        record.step(Event.ANSWER, 6, Note.of("trace.canonical.answer", "form", text(game)))
                .write(new Spot(VALUE, 0, 0), text(game), Mark.CHOSEN);
        return record.trace(
                method,
                List.of(
                        options("left-options", lefts),
                        options("right-options", rights),
                        new Panel.Grid("numbers-tried", List.of("x"), tried, false),
                        new Panel.Grid("canonical-form", List.of("G"), List.of("="), false)),
                new Spot(VALUE, 0, 0));
    }

    private static Panel options(String name, List<FormOption> options) {
        List<String> heads = options.isEmpty()
                ? List.of("-")
                : options.stream().map(FormOption::move).toList();
        return new Panel.Grid(name, heads, List.of("="), false);
    }

    private String text(int form) {
        return new FormText(printer, form).shown();
    }

    private void values(List<FormOption> options, int panel, String player) {
        for (int k = 0; k < options.size(); k++) {
            FormOption option = options.get(k);
            record.step(
                            Event.OPTION,
                            1,
                            Note.of("trace.canonical.value-" + player)
                                    .with("move", option.move())
                                    .with("value", text(option.form())))
                    .write(new Spot(panel, k, 0), text(option.form()), Mark.PLAIN);
        }
    }

    private void fates(List<FormOption> options, int panel, String player) {
        int[] found = options.stream().mapToInt(FormOption::form).toArray();
        List<OptionFate> fates =
                panel == LEFT ? OptionFate.lefts(forms, game, found) : OptionFate.rights(forms, game, found);
        for (int k = 0; k < found.length; k++) {
            int form = found[k];
            Spot spot = new Spot(panel, k, 0);
            int first = IntStream.of(found).boxed().toList().indexOf(form);
            String move = options.get(k).move();
            if (first < k) {
                record.step(
                                Event.REPEAT,
                                2,
                                Note.of("trace.canonical.same")
                                        .with("move", move)
                                        .with("other", options.get(first).move()))
                        .write(spot, text(form), Mark.CUT);
            } else if (fates.get(k).dominatedBy().isPresent()) {
                int by = fates.get(k).dominatedBy().get();
                record.step(
                                Event.CUT,
                                2,
                                Note.of("trace.canonical.dominated-" + player)
                                        .with("move", move)
                                        .with("value", text(form))
                                        .with("by", text(by)))
                        .look(new Spot(
                                panel, IntStream.of(found).boxed().toList().indexOf(by), 0))
                        .write(spot, text(form), Mark.CUT);
            } else if (fates.get(k).reversibleThrough().isPresent()) {
                reversible(fates.get(k).reversibleThrough().get(), move, form, player, spot);
            } else {
                record.step(Event.CELL, 3, Note.of("trace.canonical.kept-" + player, "move", move, "value", text(form)))
                        .write(spot, text(form), Mark.CHOSEN);
            }
        }
    }

    private void reversible(int through, String move, int form, String player, Spot spot) {
        int[] instead = player.equals("left") ? forms.lefts(through) : forms.rights(through);
        String listed = Arrays.stream(instead).mapToObj(this::text).collect(Collectors.joining(", "));
        String shown = listed.isEmpty() ? "-" : listed;
        record.step(
                        Event.MERGE,
                        4,
                        Note.of("trace.canonical.reversible-" + player)
                                .with("move", move)
                                .with("value", text(form))
                                .with("through", text(through))
                                .with("game", text(game))
                                .with("instead", shown))
                .write(spot, text(form) + " -> " + shown, Mark.HIT);
    }

    /** Why a number is that number; the heads of the columns of what was tried. */
    private List<String> number() {
        int[] ofLeft = lefts.stream().mapToInt(FormOption::form).toArray();
        int[] ofRight = rights.stream().mapToInt(FormOption::form).toArray();
        List<SimplestWalk> walk = SimplestWalk.of(forms, ofLeft, ofRight);
        List<String> heads = new ArrayList<>();
        for (int k = 0; k < walk.size(); k++) {
            SimplestWalk step = walk.get(k);
            Dyadic x = step.x();
            heads.add(Integer.toString(k + 1));
            boolean fits = step.option().isEmpty();
            String key =
                    fits ? "trace.canonical.fits" : step.above() ? "trace.canonical.above" : "trace.canonical.below";
            record.step(
                            fits ? Event.BASE : Event.CUT,
                            5,
                            Note.of(key)
                                    .with("x", x)
                                    .with(
                                            "option",
                                            fits ? "" : text(step.option().getAsInt())))
                    .write(new Spot(TRIED, 0, k), x, fits ? Mark.CHOSEN : Mark.CUT);
        }
        return heads.isEmpty() ? List.of("-") : heads;
    }
}

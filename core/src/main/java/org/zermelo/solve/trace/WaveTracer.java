package org.zermelo.solve.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.trace.Tracer;
import org.zermelo.value.Convention;
import org.zermelo.value.Outcome;
import org.zermelo.value.Subject;
import org.zermelo.value.Value;
import org.zermelo.value.Worth;

/**
 * Retrograde analysis in waves, as classes fill the table of an exam task: +1, then -1, +2, -2 and so on. {@code +k} wins by the
 * mover's k-th own move, {@code -k} loses at the opponent's k-th; what no wave reaches is a draw. Beside the codes each
 * undecided position counts its options that are not yet known to be won by the opponent: at 0 it is lost.
 */
final class WaveTracer implements Tracer {

    private static final int MOST = 600;

    /** The code of an end that neither wins; it makes no class. */
    private static final int TIED = Integer.MIN_VALUE;

    @Override
    public String method() {
        return "retrograde";
    }

    @Override
    public boolean fits(Rules<?, ?> rules, Value value) {
        return value.subject() == Subject.OUTCOME
                && value.hasPlies()
                && value.convention() == Convention.NORMAL
                && moves(rules);
    }

    private static <P, M> boolean moves(Rules<P, M> rules) {
        return !rules.moves(rules.start()).isEmpty();
    }

    @Override
    public Trace trace(Rules<?, ?> rules, Value value) {
        return new Waves<>(rules, value).run(method());
    }

    /** The waves over one game. */
    private static final class Waves<P, M> {
        private final PositionList<P, M> list;
        private final Map<Integer, Spot> spots = new HashMap<>();
        private final List<Panel> panels = new ArrayList<>();
        private final Map<Integer, Integer> codes = new HashMap<>();
        private final Map<Integer, List<Integer>> parents = new HashMap<>();
        private final Map<Integer, Integer> open = new HashMap<>();
        private final Recorder record = new Recorder(Note.of("trace.wave.start"));

        Waves(Rules<P, M> rules, Value value) {
            this.list = new PositionList<>(rules, MOST);
            List<P> positions = list.positions();
            List<Integer> shown = new ArrayList<>();
            for (int p = 0; p < list.size(); p++) {
                if (list.options(p).isEmpty() && p > 0) {
                    codes.put(p, ended(value.worth(value.ended(rules.ending(positions.get(p))))));
                } else {
                    shown.add(p);
                }
            }
            lay(shown);
            shown.forEach(this::count);
        }

        /** Notes of how many options it is not yet known that the opponent wins there, and whose option each is. */
        private void count(int p) {
            List<Integer> options = list.options(p).stream().distinct().toList();
            options.forEach(option ->
                    parents.computeIfAbsent(option, none -> new ArrayList<>()).add(p));
            open.put(p, (int) options.stream()
                    .filter(option -> codes.getOrDefault(option, TIED) == TIED)
                    .count());
            record.write(counter(p), open(p), Mark.PLAIN);
        }

        /** An end is a loss in 0 plies or a tie; where a move went too far it is a win of the other, in a ply that is deemed his. */
        private static int ended(Worth worth) {
            if (worth.sign() > 0 && ((Outcome) worth).plies() != 1) {
                throw new RefusedException("trace.last-mover-loses");
            }
            return worth.sign() > 0 ? 1 : worth.sign() < 0 ? 0 : TIED;
        }

        /** Numbers in one or two dimensions where the texts of positions are such, else a list. */
        private void lay(List<Integer> shown) {
            List<List<Integer>> places = list.places(shown);
            int depth = places.isEmpty() ? 0 : places.get(0).size();
            if (depth != 1 && depth != 2) {
                List<String> texts = shown.stream().map(list::text).toList();
                panels.add(new Panel.Grid("codes", texts, List.of(""), false));
                panels.add(new Panel.Grid("open", texts, List.of(""), false));
                IntStream.range(0, shown.size()).forEach(at -> spots.put(shown.get(at), new Spot(0, at, 0)));
                return;
            }
            List<Integer> rows = depth == 2 ? PositionList.values(places, 0) : List.of();
            List<Integer> columns = PositionList.values(places, depth - 1);
            for (String name : List.of("codes", "open")) {
                panels.add(new Panel.Grid(
                        name,
                        depth == 2 ? rows.stream().map(String::valueOf).toList() : List.of(""),
                        columns.stream().map(String::valueOf).toList(),
                        false));
            }
            for (int at = 0; at < shown.size(); at++) {
                List<Integer> place = places.get(at);
                int row = depth == 2 ? rows.indexOf(place.get(0)) : 0;
                spots.put(shown.get(at), new Spot(0, row, columns.indexOf(place.get(depth - 1))));
            }
            Set<Spot> there = Set.copyOf(spots.values());
            for (int cell = 0; cell < Math.max(1, rows.size()) * columns.size(); cell++) {
                Spot spot = new Spot(0, cell / columns.size(), cell % columns.size());
                if (!there.contains(spot)) {
                    record.write(spot, "·", Mark.CUT).write(counter(spot), "·", Mark.CUT);
                }
            }
        }

        Trace run(String method) {
            int plies = 1;
            while (wave(plies)) {
                plies++;
            }
            List<Integer> left = spots.keySet().stream()
                    .filter(p -> !codes.containsKey(p))
                    .sorted()
                    .toList();
            if (!left.isEmpty()) {
                record.step(Event.WAVE, 7, Note.of("trace.wave.draws", "count", left.size()));
                left.forEach(p -> record.write(spot(p), "=", Mark.DRAW));
            }
            String answer = codes.containsKey(0) ? code(codes.get(0)) : "=";
            record.step(Event.ANSWER, 0, Note.of("trace.wave.answer", "position", list.text(0), "code", answer))
                    .look(spot(0));
            return record.trace(method, panels, spot(0));
        }

        /** Decides what is decided in so many plies; whether there was any, or a later one may be. */
        private boolean wave(int plies) {
            List<Integer> found = spots.keySet().stream()
                    .sorted()
                    .filter(p -> !codes.containsKey(p))
                    .filter(p -> plies % 2 == 1 ? wins(p, plies) : loses(p))
                    .toList();
            if (!found.isEmpty()) {
                record.step(
                        Event.WAVE,
                        plies % 2 == 1 ? 2 : 5,
                        Note.of(plies % 2 == 1 ? "trace.wave.wins" : "trace.wave.losses", "code", code(plies)));
            }
            found.forEach(p -> decide(p, plies, found));
            found.forEach(p -> codes.put(p, plies));
            return !found.isEmpty() || plies < 2;
        }

        private boolean wins(int p, int plies) {
            return list.options(p).stream().anyMatch(option -> codes.getOrDefault(option, -1) == plies - 1);
        }

        /** Every option is won by the opponent; had one been lost, an earlier wave would have found it. */
        private boolean loses(int p) {
            return open(p) == 0;
        }

        private int open(int p) {
            return open.getOrDefault(p, 0);
        }

        private void decide(int p, int plies, List<Integer> found) {
            String code = code(plies);
            boolean win = plies % 2 == 1;
            String options = list.options(p).stream()
                    .distinct()
                    .map(option -> list.text(option) + (spots.containsKey(option) ? ": " + known(option) : ""))
                    .reduce((a, b) -> a + "; " + b)
                    .orElse("");
            record.step(
                            Event.CELL,
                            win ? 3 : 6,
                            Note.of(win ? plies == 1 ? "trace.wave.ends" : "trace.wave.win" : "trace.wave.loss")
                                    .with("position", list.text(p))
                                    .with("code", code)
                                    .with("options", options))
                    .write(spot(p), code, win ? Mark.WIN : Mark.LOSS)
                    .write(counter(p), win ? "✓" : 0, win ? Mark.CUT : Mark.LOSS)
                    .look(list.options(p).stream()
                            .distinct()
                            .filter(option -> spots.containsKey(option) && codes.containsKey(option))
                            .map(this::spot)
                            .toArray(Spot[]::new))
                    .ask(Guess.of(
                            spot(p),
                            code,
                            List.of(
                                    new Slip(code(win ? plies + 1 : plies - 1), Note.of("trace.slip.other-side")),
                                    new Slip(code(plies + 2), Note.of("trace.slip.too-slow")))));
            if (win) {
                countDown(p, found);
            } else {
                record.look(counter(p));
            }
        }

        /** One option less is open where a move leads to a position that was found to be won; not to what is found with it. */
        private void countDown(int won, List<Integer> found) {
            for (int p : parents.getOrDefault(won, List.of())) {
                if (!codes.containsKey(p) && !found.contains(p)) {
                    open.merge(p, -1, Integer::sum);
                    record.write(counter(p), open(p), open(p) == 0 ? Mark.CHOSEN : Mark.PLAIN);
                }
            }
        }

        private Spot counter(int p) {
            return counter(spot(p));
        }

        /** The counter that belongs to a code. */
        private static Spot counter(Spot code) {
            return new Spot(1, code.row(), code.column());
        }

        private Spot spot(int p) {
            return Objects.requireNonNull(spots.get(p));
        }

        private String known(int p) {
            return codes.containsKey(p) ? code(codes.get(p)) : "?";
        }

        /** The code of a class: +k for 2k - 1 plies, -k for 2k. */
        private static String code(int plies) {
            return plies % 2 == 1 ? "+" + (plies + 1) / 2 : "-" + plies / 2;
        }
    }
}

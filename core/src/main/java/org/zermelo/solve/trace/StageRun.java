package org.zermelo.solve.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.solve.Codes;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;
import org.zermelo.value.Outcome;
import org.zermelo.value.Value;

/** One table of codes being filled in stages; beside it, for the row of the start, in which columns each code stands. */
final class StageRun {

    /** So many cells are shown at most; of a larger table only the rows that {@link #NEAR} moves from the start reach. */
    private static final int MOST_SHOWN = 700;

    private static final int NEAR = 2;

    /** Columns that are shown beyond the last one in which not every position is +1. */
    private static final int BEYOND = 2;

    private static final int TABLE = 0;
    private static final int ROW = 1;

    /** The plies of a position that neither wins: it comes after all stages. */
    private static final long TIED = Long.MAX_VALUE;

    /** Codes of which the columns of the first row are listed: +1, -1, +2, -2, +3, -3. */
    private static final int LISTED = 6;

    private final PositionList<?, ?> list;
    private final long[] plies;
    private final Map<Integer, Spot> spots = new LinkedHashMap<>();
    private final boolean cropped;
    private final boolean two;
    private final List<Integer> rows;
    private final List<Integer> columns;

    /** So many of the columns are shown: in those to the right of them stands +1 alone. */
    private final int width;

    private final Recorder record;

    StageRun(PositionList<?, ?> list, long[] ends, Value value) {
        this.list = list;
        this.plies = plies(list, ends, value);
        List<Integer> played = IntStream.range(0, list.size())
                .filter(p -> !list.options(p).isEmpty())
                .boxed()
                .toList();
        List<List<Integer>> places = list.places(played);
        if (places.isEmpty()) {
            throw PositionList.tooMany(MOST_SHOWN);
        }
        this.two = places.get(0).size() == 2;
        this.cropped = played.size() > MOST_SHOWN;
        Set<Integer> near = near();
        Set<Integer> kept = new HashSet<>();
        for (int at = 0; at < played.size(); at++) {
            if (!cropped || near.contains(played.get(at))) {
                kept.add(row(places.get(at)));
            }
        }
        List<Integer> shown = IntStream.range(0, played.size())
                .filter(at -> kept.contains(row(places.get(at))))
                .boxed()
                .toList();
        if (shown.size() > MOST_SHOWN) {
            throw PositionList.tooMany(MOST_SHOWN);
        }
        List<List<Integer>> there = shown.stream().map(places::get).toList();
        this.rows = two ? PositionList.values(there, 0) : List.of(0);
        this.columns = PositionList.values(there, two ? 1 : 0);
        for (int at : shown) {
            List<Integer> place = places.get(at);
            spots.put(
                    played.get(at), new Spot(TABLE, rows.indexOf(row(place)), columns.indexOf(place.get(two ? 1 : 0))));
        }
        this.width = two ? width() : columns.size();
        String beyond = width < columns.size() ? String.valueOf(columns.get(width - 1)) : "";
        this.record = new Recorder(
                cropped
                        ? Note.of("trace.wave.start-cropped", "moves", NEAR, "beyond", beyond)
                        : Note.of("trace.wave.start", "beyond", beyond));
    }

    private int width() {
        int last = spots.entrySet().stream()
                .filter(spot -> spot.getKey() == 0 || plies[spot.getKey()] != 1)
                .mapToInt(spot -> spot.getValue().column())
                .max()
                .orElseThrow();
        return Math.min(columns.size(), last + 1 + BEYOND);
    }

    private boolean shown(int p) {
        return spots.containsKey(p) && spot(p).column() < width;
    }

    private int row(List<Integer> place) {
        return two ? place.get(0) : 0;
    }

    /** The plies of each position; {@link #TIED} where neither wins. */
    private static long[] plies(PositionList<?, ?> list, long[] ends, Value value) {
        long[] codes = new long[list.size()];
        long[] plies = new long[list.size()];
        for (int p : list.upwards()) {
            long[] along = list.options(p).stream()
                    .mapToLong(option -> value.along(codes[option], 0))
                    .toArray();
            codes[p] = along.length == 0 ? ends[p] : Codes.fold(value, along, along.length);
            Outcome outcome = (Outcome) value.worth(codes[p]);
            if (along.length == 0 && outcome.sign() > 0 && outcome.plies() != 1) {
                throw new RefusedException("trace.last-mover-loses");
            }
            plies[p] = outcome.sign() == 0 ? TIED : outcome.plies();
        }
        return plies;
    }

    private Set<Integer> near() {
        Set<Integer> near = new HashSet<>(Set.of(0));
        for (int moves = 0; moves < NEAR; moves++) {
            List.copyOf(near).forEach(p -> near.addAll(list.options(p)));
        }
        return near;
    }

    Trace trace(String method) {
        Set<Spot> there = Set.copyOf(spots.values());
        for (int cell = 0; cell < rows.size() * width; cell++) {
            Spot spot = new Spot(TABLE, cell / width, cell % width);
            if (!there.contains(spot)) {
                record.write(spot, "·", Mark.CUT);
            }
        }
        Map<Long, List<Integer>> stages = new TreeMap<>();
        spots.keySet()
                .forEach(p -> stages.computeIfAbsent(plies[p], none -> new ArrayList<>())
                        .add(p));
        stages.forEach(this::stage);
        record.step(Event.ANSWER, 0, Note.of("trace.wave.answer", "position", list.text(0), "code", text(plies[0])))
                .look(spot(0));
        List<String> rowHeads = two ? rows.stream().map(String::valueOf).toList() : List.of("");
        List<String> heads = columns.stream().limit(width).map(String::valueOf).toList();
        List<String> codes =
                IntStream.rangeClosed(1, LISTED).mapToObj(StageRun::text).toList();
        return record.trace(
                method,
                List.of(
                        new Panel.Grid("codes", rowHeads, heads, false),
                        new Panel.Grid("start-row", codes, List.of(""), false)),
                spot(0));
    }

    /** All positions of one code, the row of the start first. */
    private void stage(long stage, List<Integer> found) {
        record.step(
                Event.WAVE,
                line(stage) - 1,
                stage == TIED
                        ? Note.of("trace.wave.draws", "count", found.size())
                        : Note.of(
                                        stage == 1
                                                ? "trace.stage.first"
                                                : stage % 2 == 1 ? "trace.wave.wins" : "trace.wave.losses")
                                .with("code", text(stage)));
        int own = spot(0).row();
        if (found.stream().anyMatch(p -> spot(p).row() == own)) {
            if (stage <= LISTED) {
                listed(stage, found, own);
            }
            fill(stage, found, own);
        }
        for (int row = 0; row < rows.size(); row++) {
            int each = row;
            if (row != own && found.stream().anyMatch(p -> spot(p).row() == each)) {
                fill(stage, found, row);
            }
        }
    }

    private static int line(long stage) {
        return stage == TIED ? 7 : stage % 2 == 1 ? 3 : 5;
    }

    private void fill(long stage, List<Integer> found, int row) {
        // the leftmost last, for a page that is narrow shows what was written last
        List<Integer> here = found.stream()
                .filter(p -> spot(p).row() == row)
                .sorted(Comparator.comparing(p -> -spot(p).column()))
                .toList();
        String key = stage == TIED
                ? "trace.stage.draw"
                : stage == 1 ? "trace.stage.ends" : stage % 2 == 1 ? "trace.stage.win" : "trace.stage.loss";
        record.step(
                Event.CELL,
                line(stage),
                Note.of(key)
                        .with("row", two ? Integer.toString(rows.get(row)) : "")
                        .with("columns", columns(here))
                        .with("code", text(stage))
                        .with("before", stage > 1 && stage < TIED ? text(stage - 1) : ""));
        Mark mark = stage == TIED ? Mark.DRAW : stage % 2 == 1 ? Mark.WIN : Mark.LOSS;
        here.stream().filter(this::shown).forEach(p -> record.write(spot(p), text(stage), mark));
        lookAtOptions(stage, here);
    }

    /** What a stage is decided by: of a win the losses of the stage before, of a loss all options. */
    private void lookAtOptions(long stage, List<Integer> positions) {
        positions.stream()
                .flatMap(p -> list.options(p).stream())
                .distinct()
                .filter(option ->
                        shown(option) && (stage % 2 == 1 ? plies[option] == stage - 1 : plies[option] < stage))
                .forEach(option -> record.look(spot(option)));
    }

    /** Which columns of the start's row have the code: what a task asks for. */
    private void listed(long stage, List<Integer> found, int own) {
        List<Integer> here = found.stream().filter(p -> spot(p).row() == own).toList();
        String text = columns(here);
        Spot spot = new Spot(ROW, (int) stage - 1, 0);
        record.step(Event.CELL, line(stage), Note.of("trace.stage.listed", "code", text(stage), "columns", text))
                .set(text(stage), text)
                .write(spot, text, Mark.CHOSEN)
                .ask(Guess.of(spot, text, List.of()));
        lookAtOptions(stage, here);
    }

    /** Columns such as {@code 31 34} or {@code 35–69}. */
    private String columns(List<Integer> positions) {
        List<Integer> places =
                positions.stream().map(p -> spot(p).column()).sorted().toList();
        List<String> parts = new ArrayList<>();
        int from = 0;
        for (int at = 1; at <= places.size(); at++) {
            boolean goesOn = at < places.size() && places.get(at) == places.get(at - 1) + 1;
            if (!goesOn) {
                if (at - from > 2) {
                    parts.add(columns.get(places.get(from)) + "–" + columns.get(places.get(at - 1)));
                } else {
                    places.subList(from, at)
                            .forEach(place -> parts.add(columns.get(place).toString()));
                }
                from = at;
            }
        }
        return String.join(" ", parts);
    }

    private Spot spot(int p) {
        return Optional.ofNullable(spots.get(p)).orElseThrow();
    }

    /** +k for 2k - 1 plies, -k for 2k. */
    private static String text(long plies) {
        return plies == TIED ? "=" : plies % 2 == 1 ? "+" + (plies + 1) / 2 : "-" + plies / 2;
    }
}

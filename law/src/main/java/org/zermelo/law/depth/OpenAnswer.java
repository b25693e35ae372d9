package org.zermelo.law.depth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.depth.OpenSeries.Residue;
import org.zermelo.law.depth.OpenSeries.SeriesFormula;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/**
 * The numbers of a set for each given one N as formulas, one case for each remainder of the given number where these differ, from some
 * number on; and the numbers for smaller given ones. Where another number M is given beside it, the cases hold where N is at least
 * {@code slope * M + from} and M at least {@code besideFrom}, and nothing is said of smaller ones.
 *
 * @param by by what the given numbers are divided
 * @param slope 0 where there is none beside
 * @param from the given number from which on the cases hold
 * @param besideFrom the number beside from which on they hold; 0 where there is none
 * @param before the numbers for smaller given ones, where there are any
 */
public record OpenAnswer(
        Division by,
        List<OpenCase> cases,
        int slope,
        int from,
        long besideFrom,
        SortedMap<Integer, List<Long>> before) {

    private static final int MOST_MODULUS = 24;

    private static final int MOST_MODULUS_BESIDE = 12;

    private static final int MOST_REMAINDERS_BESIDE = 36;

    private static final int[] MIXES = {-1, 0, 1, -2, 2};

    private static final int MOST_SLOPE = 8;

    /** So many values are told one by one. */
    private static final int MOST_VALUES = 6;

    /** Numbers for small given ones lie below this. */
    private static final int SMALL = 1_000;

    /** Tracks for numbers that are compared. */
    private static final int SMALLER = 400;

    /**
     * By what given numbers N are divided, and M beside them: {@code N + mix * M} by the modulus, M by the other one.
     *
     * @param parts the modulus of M, a divisor of the first one
     */
    public record Division(int modulus, int mix, int parts) {}

    /**
     * What holds for given numbers that leave some remainders.
     *
     * @param remainders that of N, and as many times the modulus more as that of M
     * @param formulas the numbers; empty where there are none
     * @param range whether they are all from the first formula to the second
     */
    public record OpenCase(List<Integer> remainders, List<OpenFormula> formulas, boolean range) {

        public OpenCase {
            remainders = List.copyOf(remainders);
            formulas = List.copyOf(formulas);
        }
    }

    /**
     * Which numbers of a set are wanted.
     *
     * @param least so many of the least
     * @param greatest whether the greatest
     * @param all whether all of them, whatever is said above
     */
    public record Wanted(int least, boolean greatest, boolean all) {}

    public OpenAnswer {
        cases = List.copyOf(cases);
    }

    /** By what the given number is divided; 1 where one case holds for all. */
    public int modulus() {
        return by.modulus();
    }

    /** The numbers that are wanted; empty where no such formulas are proved. */
    public static Optional<OpenAnswer> of(
            Automaton pairs, Wanted wanted, OpenNumbers open, DecisionProcedure procedure) {
        return new OpenSearch(pairs, wanted, open, procedure).answer();
    }

    /** The formulas, with their remainders where these matter, as {@code N//2 (N % 2 = 0); (N + 1)//2 (N % 2 = 1)}. */
    public String text(String name) {
        return cases.stream()
                .filter(one -> !one.formulas.isEmpty())
                .map(one -> text(one, name, "", ""))
                .collect(Collectors.joining("; "));
    }

    /** A case by the names of the given numbers and a word for no number. */
    public String text(OpenCase one, String name, String beside, String nothing) {
        String formulas = one.formulas.isEmpty()
                ? nothing
                : one.formulas.stream()
                        .map(formula -> formula.text(name, beside))
                        .collect(Collectors.joining(one.range ? " .. " : ", "));
        if (by.modulus() == 1) {
            return formulas;
        }
        // the remainders of N for each one of M, those alike together
        Map<List<Integer>, List<Integer>> alike = new LinkedHashMap<>();
        for (int part = 0; part < by.parts(); part++) {
            int of = part;
            List<Integer> remainders = one.remainders.stream()
                    .filter(remainder -> remainder / by.modulus() == of)
                    .map(remainder -> remainder % by.modulus())
                    .toList();
            alike.computeIfAbsent(remainders, key -> new ArrayList<>()).add(part);
        }
        alike.remove(List.of());
        String divided = LinearText.of(1, name, by.mix(), beside, 0);
        String number = by.mix() == 0 ? divided : "(" + divided + ")";
        return formulas
                + alike.entrySet().stream()
                        .map(some -> Stream.of(
                                        leaving(number, by.modulus(), some.getKey()),
                                        leaving(beside, by.parts(), some.getValue()))
                                .filter(text -> !text.isEmpty())
                                .collect(Collectors.joining(", ")))
                        .collect(Collectors.joining("; ", " (", ")"));
    }

    private static String leaving(String number, int modulus, List<Integer> remainders) {
        return remainders.size() == modulus
                ? ""
                : number + " % " + modulus
                        + (remainders.size() == 1
                                ? " = " + remainders.get(0)
                                : remainders.stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(", ", " in {", "}")));
    }

    /** The same where what is given is counted from a number on: with the given numbers themselves. */
    public OpenAnswer from(int number) {
        SortedMap<Integer, List<Long>> small = new TreeMap<>();
        before.forEach((given, numbers) -> small.put(given + number, numbers));
        List<OpenCase> moved = cases.stream()
                .map(one -> new OpenCase(
                        one.remainders.stream()
                                .map(remainder -> (int) ((remainder + (long) number) % by.modulus()))
                                .sorted()
                                .toList(),
                        one.formulas.stream()
                                .map(formula -> formula.from(number))
                                .toList(),
                        one.range))
                .toList();
        return new OpenAnswer(by, moved, 0, from + number, 0, small);
    }

    /** The case of a given number that leaves the same remainder as this one, where there is none beside it. */
    public OpenCase caseOf(long given) {
        return caseOf(0, given);
    }

    private OpenCase caseOf(long beside, long given) {
        long of = Math.floorMod(given + by.mix() * beside, by.modulus())
                + Math.floorMod(beside, by.parts()) * by.modulus();
        return cases.stream()
                .filter(some -> some.remainders.contains((int) of))
                .findFirst()
                .orElseThrow();
    }

    /** The numbers for a given one. */
    public List<Long> at(long given) {
        return given < from ? before.getOrDefault((int) given, List.of()) : at(0, given);
    }

    /** The numbers for two given ones for which the cases hold. */
    public List<Long> at(long beside, long given) {
        OpenCase one = caseOf(beside, given);
        List<Long> ends = one.formulas.stream()
                .map(formula -> formula.of(beside, given))
                .distinct()
                .toList();
        return one.range
                ? LongStream.rangeClosed(ends.get(0), ends.get(ends.size() - 1))
                        .boxed()
                        .toList()
                : ends;
    }

    private static final class OpenSearch {
        private static final Residue ALL = new Residue(new Division(1, 0, 1), 0);

        private final Automaton pairs;
        private final Wanted wanted;
        private final OpenNumbers open;
        private final DecisionProcedure procedure;
        private final List<OpenSeries> series = new ArrayList<>();
        private boolean range;
        private int from;
        private long besideFrom;

        OpenSearch(Automaton pairs, Wanted wanted, OpenNumbers open, DecisionProcedure procedure) {
            this.pairs = pairs;
            this.wanted = wanted;
            this.open = open;
            this.procedure = procedure;
        }

        Optional<OpenAnswer> answer() {
            int least = wanted.all ? MOST_VALUES + 1 : wanted.least;
            int slope = open.two() ? 1 : 0;
            SeriesFormula settled = new SeriesFormula(null, 0, 0);
            if (wanted.all) {
                OpenSeries gaps = new OpenSeries(gaps(), open, procedure);
                for (int k = slope; k <= (open.two() ? MOST_SLOPE : 0) && !range; k++) {
                    Optional<SeriesFormula> gapless = gaps.proved(ALL, k).filter(one -> one.formula() == null);
                    range = gapless.isPresent();
                    settled = gapless.orElse(settled);
                    slope = range ? k : slope;
                }
                least = range ? 1 : least;
            }
            Automaton rest = pairs;
            for (int i = 0; i < least && Automata.shortest(rest).isPresent(); i++) {
                Automaton one = extreme(rest, true);
                series.add(new OpenSeries(one, open, procedure));
                rest = without(rest, one);
            }
            if (range || wanted.greatest) {
                series.add(new OpenSeries(extreme(pairs, false), open, procedure));
            }
            return open.two() ? besides(slope, settled) : alone(settled);
        }

        private Optional<OpenAnswer> alone(SeriesFormula settled) {
            for (int modulus = 1; modulus <= MOST_MODULUS; modulus++) {
                Optional<OpenAnswer> answer = answer(new Division(modulus, 0, 1), 0, settled);
                if (answer.isPresent()) {
                    return answer;
                }
            }
            return Optional.empty();
        }

        private Optional<OpenAnswer> besides(int first, SeriesFormula settled) {
            List<Division> divisions = new ArrayList<>(List.of(ALL.by()));
            for (int modulus = 2; modulus <= MOST_MODULUS_BESIDE; modulus++) {
                for (int parts = 1; parts <= modulus && parts * modulus <= MOST_REMAINDERS_BESIDE; parts++) {
                    for (int mix : modulus % parts == 0 ? MIXES : new int[0]) {
                        divisions.add(new Division(modulus, mix, parts));
                    }
                }
            }
            for (Division by : divisions) {
                for (int slope = first; slope <= MOST_SLOPE; slope++) {
                    Optional<OpenAnswer> answer = answer(by, slope, settled);
                    if (answer.isPresent()) {
                        return answer;
                    }
                }
            }
            return Optional.empty();
        }

        private Optional<OpenAnswer> answer(Division by, int slope, SeriesFormula settled) {
            from = settled.from();
            besideFrom = settled.least();
            Optional<List<OpenCase>> cases = cases(by, slope);
            return cases.isPresent() && smallBefore()
                    ? Optional.of(new OpenAnswer(by, cases.get(), slope, from, besideFrom, before()))
                    : Optional.empty();
        }

        private Optional<List<OpenCase>> cases(Division by, int slope) {
            Map<OpenCase, List<Integer>> alike = new LinkedHashMap<>();
            for (int remainder = 0; remainder < by.modulus() * by.parts(); remainder++) {
                List<OpenFormula> formulas = new ArrayList<>();
                for (OpenSeries one : series) {
                    Optional<SeriesFormula> proved = one.proved(new Residue(by, remainder), slope);
                    if (proved.isEmpty()) {
                        return Optional.empty();
                    }
                    from = Math.max(from, proved.get().from());
                    besideFrom = Math.max(besideFrom, proved.get().least());
                    OpenFormula formula = proved.get().formula();
                    if (formula != null) {
                        formulas.add(formula);
                    }
                }
                if (wanted.all && formulas.size() > MOST_VALUES) {
                    return Optional.empty();
                }
                List<OpenFormula> told = formulas.stream().distinct().toList();
                alike.computeIfAbsent(
                                new OpenCase(List.of(), told, range && told.size() == 2), key -> new ArrayList<>())
                        .add(remainder);
            }
            return Optional.of(alike.entrySet().stream()
                    .map(one -> new OpenCase(
                            one.getValue(),
                            one.getKey().formulas(),
                            one.getKey().range()))
                    .toList());
        }

        /** Whether all numbers for given ones below the formulas are small enough to be listed, where all are. */
        private boolean smallBefore() {
            Presburger large = Presburger.and(
                    Presburger.less(LinearSum.track(open.given()), LinearSum.of(from)),
                    Presburger.atMost(LinearSum.of(SMALL), LinearSum.track(open.asked())));
            return open.two()
                    || !wanted.all
                    || Automata.shortest(Automata.both(pairs, procedure.of(large)))
                            .isEmpty();
        }

        private SortedMap<Integer, List<Long>> before() {
            SortedMap<Integer, List<Long>> before = new TreeMap<>();
            for (int given = 0; given < from && !open.two(); given++) {
                int small = given;
                List<Long> numbers = wanted.all
                        ? LongStream.range(0, SMALL)
                                .filter(number -> open.holds(pairs, procedure, number, small))
                                .boxed()
                                .toList()
                        : series.stream()
                                .flatMap(one -> one.at(small).stream())
                                .distinct()
                                .toList();
                if (!numbers.isEmpty()) {
                    before.put(given, numbers);
                }
            }
            return before;
        }

        /** Numbers outside of the set with numbers of it below and above. */
        private Automaton gaps() {
            return without(Automata.both(beside(pairs, true), beside(pairs, false)), pairs);
        }

        private Automaton without(Automaton all, Automaton some) {
            return Automata.both(all, procedure.not(some));
        }

        private Automaton extreme(Automaton set, boolean least) {
            return without(set, beside(set, least));
        }

        /** The numbers with another one of the set below, or above, them. */
        private Automaton beside(Automaton set, boolean below) {
            int[] tracks = set.tracks();
            int[] moved = tracks.clone();
            for (int i = 0; i < moved.length; i++) {
                moved[i] = tracks[i] == open.asked() ? SMALLER : tracks[i];
            }
            LinearSum other = LinearSum.track(SMALLER);
            LinearSum own = LinearSum.track(open.asked());
            Presburger order = below ? Presburger.less(other, own) : Presburger.less(own, other);
            return Automata.hide(Automata.both(set.onTracks(moved), procedure.of(order)), SMALLER);
        }
    }
}

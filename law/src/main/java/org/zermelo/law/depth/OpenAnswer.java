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
import org.zermelo.law.automaton.Automata;
import org.zermelo.law.automaton.Automaton;
import org.zermelo.law.depth.OpenSeries.Residue;
import org.zermelo.law.depth.OpenSeries.SeriesFormula;
import org.zermelo.law.formula.DecisionProcedure;
import org.zermelo.law.formula.LinearSum;
import org.zermelo.law.formula.Presburger;

/**
 * The numbers of a set for each given one as formulas, one case for each remainder of the given number where these differ, from some
 * number on; and the numbers for smaller given ones.
 *
 * @param modulus by which the given number is divided; 1 where one case holds for all
 * @param from the given number from which on the cases hold
 * @param before the numbers for smaller given ones, where there are any
 */
public record OpenAnswer(int modulus, List<OpenCase> cases, int from, SortedMap<Integer, List<Long>> before) {

    private static final int MOST_MODULUS = 24;

    /** So many values are told one by one. */
    private static final int MOST_VALUES = 6;

    /** Numbers for small given ones lie below this. */
    private static final int SMALL = 1_000;

    /** Tracks for numbers that are compared. */
    private static final int SMALLER = 400;

    /**
     * What holds for given numbers that leave some remainders.
     *
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

    /** The numbers that are wanted; empty where no such formulas are proved. */
    public static Optional<OpenAnswer> of(
            Automaton pairs, Wanted wanted, OpenNumbers open, DecisionProcedure procedure) {
        return new OpenSearch(pairs, wanted, open, procedure).answer();
    }

    /** The formulas, with their remainders where these matter, as {@code N//2 (N % 2 = 0); (N + 1)//2 (N % 2 = 1)}. */
    public String text(String name) {
        return cases.stream().map(one -> text(one, name)).collect(Collectors.joining("; "));
    }

    private String text(OpenCase one, String name) {
        String formulas = one.formulas.stream()
                .map(formula -> formula.text(name))
                .collect(Collectors.joining(one.range ? " .. " : ", "));
        if (modulus == 1) {
            return formulas;
        }
        String remainders = one.remainders.size() == 1
                ? " = " + one.remainders.get(0)
                : one.remainders.stream().map(String::valueOf).collect(Collectors.joining(", ", " in {", "}"));
        return (formulas.isEmpty() ? "-" : formulas) + " (" + name + " % " + modulus + remainders + ")";
    }

    /** The same where what is given is counted from a number on: with the given numbers themselves. */
    public OpenAnswer from(int number) {
        SortedMap<Integer, List<Long>> small = new TreeMap<>();
        before.forEach((given, numbers) -> small.put(given + number, numbers));
        List<OpenCase> moved = cases.stream()
                .map(one -> new OpenCase(
                        one.remainders.stream()
                                .map(remainder -> (int) ((remainder + (long) number) % modulus))
                                .sorted()
                                .toList(),
                        one.formulas.stream()
                                .map(formula -> formula.from(number))
                                .toList(),
                        one.range))
                .toList();
        return new OpenAnswer(modulus, moved, from + number, small);
    }

    /** The case of given numbers that leave the same remainder as this one. */
    public OpenCase caseOf(long given) {
        return cases.stream()
                .filter(some -> some.remainders.contains((int) (given % modulus)))
                .findFirst()
                .orElseThrow();
    }

    /** The numbers for a given one. */
    public List<Long> at(long given) {
        if (given < from) {
            return before.getOrDefault((int) given, List.of());
        }
        OpenCase one = caseOf(given);
        List<Long> ends = one.formulas.stream()
                .map(formula -> formula.of(given))
                .distinct()
                .toList();
        return one.range
                ? LongStream.rangeClosed(ends.get(0), ends.get(ends.size() - 1))
                        .boxed()
                        .toList()
                : ends;
    }

    private static final class OpenSearch {
        private final Automaton pairs;
        private final Wanted wanted;
        private final OpenNumbers open;
        private final DecisionProcedure procedure;
        private final List<OpenSeries> series = new ArrayList<>();
        private boolean range;
        private int from;

        OpenSearch(Automaton pairs, Wanted wanted, OpenNumbers open, DecisionProcedure procedure) {
            this.pairs = pairs;
            this.wanted = wanted;
            this.open = open;
            this.procedure = procedure;
        }

        Optional<OpenAnswer> answer() {
            Optional<Integer> gapless = wanted.all ? OpenSeries.lastsUntil(gaps(), open, procedure) : Optional.empty();
            range = gapless.isPresent();
            int settled = gapless.orElse(0);
            int least = range ? 1 : wanted.all ? MOST_VALUES + 1 : wanted.least;
            Automaton rest = pairs;
            for (int i = 0; i < least && Automata.shortest(rest).isPresent(); i++) {
                Automaton one = extreme(rest, true);
                series.add(new OpenSeries(one, open, procedure));
                rest = without(rest, one);
            }
            if (range || wanted.greatest) {
                series.add(new OpenSeries(extreme(pairs, false), open, procedure));
            }
            for (int modulus = 1; modulus <= MOST_MODULUS; modulus++) {
                from = settled;
                Optional<List<OpenCase>> cases = cases(modulus);
                if (cases.isPresent() && smallBefore()) {
                    return Optional.of(new OpenAnswer(modulus, cases.get(), from, before()));
                }
            }
            return Optional.empty();
        }

        private Optional<List<OpenCase>> cases(int modulus) {
            Map<OpenCase, List<Integer>> alike = new LinkedHashMap<>();
            for (int remainder = 0; remainder < modulus; remainder++) {
                List<OpenFormula> formulas = new ArrayList<>();
                for (OpenSeries one : series) {
                    Optional<SeriesFormula> proved = one.proved(new Residue(modulus, remainder));
                    if (proved.isEmpty()) {
                        return Optional.empty();
                    }
                    from = Math.max(from, proved.get().from());
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
            return !wanted.all
                    || Automata.shortest(Automata.both(pairs, procedure.of(large)))
                            .isEmpty();
        }

        private SortedMap<Integer, List<Long>> before() {
            SortedMap<Integer, List<Long>> before = new TreeMap<>();
            for (int given = 0; given < from; given++) {
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

package org.zermelo.bench.count;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.bench.measure.Arguments;
import org.zermelo.bench.measure.Stopwatch;
import org.zermelo.bench.measure.Stopwatch.Spent;
import org.zermelo.law.ChainLaw;
import org.zermelo.law.Law;
import org.zermelo.law.LawSearch;
import org.zermelo.law.LawSearch.Effort;
import org.zermelo.law.ProvedLaw;
import org.zermelo.law.WindowLaw;
import org.zermelo.law.shape.Shape;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.value.Value;
import org.zermelo.value.Values;

/** Laws of whole families of rules: how many are found and proved, with how many states, and which rules have none that was found. */
public final class LawFigures {

    private static final List<String> ONE_HEAP = List.of("-1", "-2", "-3", "=x//2", "=x//3", "take 1..x//2");

    private static final int MOST = 3;

    private static final int COLUMNS = 3;

    private LawFigures() {}

    /** {@code one-heap}: all sets of six moves; {@code two-heaps}: take any and sets of vectors; else rules, a text each. */
    public static void run(Arguments arguments) {
        String family = arguments.next();
        List<String> rules = new ArrayList<>();
        if (family.equals("one-heap")) {
            subsets(ONE_HEAP.size())
                    .forEach(set -> rules.add("heaps(S; move "
                            + set.stream().map(ONE_HEAP::get).collect(Collectors.joining(", ")) + ")"));
        } else if (family.equals("two-heaps")) {
            List<String> vectors = vectors();
            rules.add("heaps(a, b; take any)");
            subsets(vectors.size())
                    .forEach(set -> rules.add("heaps(a, b; take any, "
                            + set.stream().map(vectors::get).collect(Collectors.joining(", ")) + ")"));
        } else {
            rules.add(family);
            while (arguments.more()) {
                rules.add(arguments.next());
            }
        }
        print(rules);
    }

    private static List<List<Integer>> subsets(int size) {
        return IntStream.range(1, 1 << size)
                .mapToObj(bits -> IntStream.range(0, size)
                        .filter(i -> (bits >> i & 1) != 0)
                        .boxed()
                        .toList())
                .toList();
    }

    /** From one heap so many and from the other one at least as many, and the other way round. */
    private static List<String> vectors() {
        List<String> vectors = new ArrayList<>();
        for (int one = 1; one <= MOST; one++) {
            for (int other = one; other <= MOST; other++) {
                vectors.add(
                        one == other
                                ? "[-" + one + ",-" + one + "]"
                                : "[-" + one + ",-" + other + "], [-" + other + ",-" + one + "]");
            }
        }
        return vectors;
    }

    /** One row for all rules with the same law, and for each without one. */
    private static void print(List<String> all) {
        Map<String, Integer> counts = new TreeMap<>();
        Map<List<String>, List<String>> alike = new LinkedHashMap<>();
        double longest = 0;
        for (String text : all) {
            boolean misere = text.startsWith("misere ");
            boolean nimbers = text.startsWith("nimbers ");
            Value value = misere ? Values.misereWinner() : nimbers ? Values.nimber() : Values.winner();
            String rules = misere || nimbers ? text.substring(text.indexOf(' ') + 1) : text;
            List<ProvedLaw.OfRules> found = new ArrayList<>();
            Spent spent = Stopwatch.inProcess(() -> {
                LawSearch.theorem(RuleText.ruleset(rules), value, Effort.USUAL).ifPresent(found::add);
                return found.size();
            });
            longest = Math.max(longest, spent.cpu());
            Optional<ProvedLaw.OfRules> theorem = found.stream().findFirst();
            String kind = theorem.map(LawFigures::kind).orElse("none was found");
            counts.merge(kind, 1, Integer::sum);
            List<String> told = List.of(
                    kind,
                    theorem.map(LawFigures::states).orElse("-"),
                    theorem.map(LawFigures::lost).orElse("-"));
            List<String> key = theorem.isPresent() ? told : List.of(kind, "-", "-", text);
            alike.computeIfAbsent(key, law -> new ArrayList<>()).add(moves(text));
        }
        System.out.println("| numeration | states | lost | games | the first of them |");
        System.out.println("|---|---|---|---|---|");
        alike.forEach((told, games) -> System.out.println("| " + String.join(" | ", told.subList(0, COLUMNS)) + " | "
                + games.size() + " | `" + games.get(0) + "` |"));
        System.out.printf(
                Locale.ROOT,
                "| %s; at most %.1f s of processor time each | | | | |%n",
                counts.entrySet().stream()
                        .map(one -> one.getKey() + ": " + one.getValue())
                        .collect(Collectors.joining(", ")),
                longest);
    }

    private static String moves(String text) {
        return text.replaceFirst("^heaps\\([^;]*; (?:move )?(.*)\\)$", "$1");
    }

    private static String kind(ProvedLaw.OfRules theorem) {
        return theorem instanceof Law law ? law.numeration().toString() : "each by the last";
    }

    private static String states(ProvedLaw.OfRules theorem) {
        return theorem instanceof Law law ? String.valueOf(law.automaton().states()) : "-";
    }

    private static String lost(ProvedLaw.OfRules theorem) {
        if (theorem instanceof WindowLaw window) {
            return window.formula() + "; like " + window.smaller();
        }
        return theorem instanceof ChainLaw chain
                ? chain.shown() + ", then " + chain.formula()
                : ((Law) theorem)
                        .shape()
                        .map(Shape::formula)
                        .orElse("no short formula")
                        .replace("|", "\\|")
                        .replace("](", "]\\(");
    }
}

package org.zermelo.exam.wording.draft;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What the heaps hold in the start, as it is being read. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
public final class StartDraft {

    /** Greater numbers of stones are compared with no end. */
    private static final long MOST = 1_000_000_000_000L;

    /** The names of which a lower bound was told. */
    private final Set<String> lowest = new HashSet<>();

    /** How many heaps were named without what they hold; 0 for none. */
    public int heaps;

    public final Map<Integer, String> starts = new TreeMap<>();
    public final Map<String, long[]> ranges = new TreeMap<>();
    public final List<String> where = new ArrayList<>();

    /** How many heaps the task has. */
    public int count() {
        return Math.max(
                heaps,
                starts.isEmpty()
                        ? 0
                        : starts.keySet().stream().mapToInt(i -> i).max().orElse(0));
    }

    /** The open number of the heaps, where they have one alone; else the empty text. */
    public String only() {
        List<String> names = starts.values().stream()
                .map(term -> term.replaceAll("[\\d.]", ""))
                .filter(name -> !name.isEmpty())
                .distinct()
                .toList();
        return names.size() == 1 ? names.get(0) : "";
    }

    /** False where the heap was given another start before. */
    public boolean put(int heap, String term) {
        String before = starts.putIfAbsent(heap, term);
        return before == null || before.equals(term);
    }

    /** False where the number contradicts. */
    public boolean heaps(int count) {
        if (heaps != 0 && heaps != count) {
            return false;
        }
        heaps = count;
        return true;
    }

    /** One bound of an open number: {@code relation} seen from the name. */
    public void bound(String name, String relation, long number) {
        long[] range = ranges.computeIfAbsent(name, key -> new long[] {1, Long.MAX_VALUE});
        if (relation.startsWith("g") && lowest.add(name)) {
            // no heap begins empty, unless the bound says so
            range[0] = 0;
        }
        switch (relation) {
            case "ge" -> range[0] = Math.max(range[0], number);
            case "gt" -> range[0] = Math.max(range[0], number + 1);
            case "le" -> range[1] = Math.min(range[1], number);
            case "lt" -> range[1] = Math.min(range[1], number - 1);
            default -> {
                range[0] = number;
                range[1] = number;
            }
        }
    }

    /**
     * Whether an end of a range that is told is no start, since the play is over there: for one open number, whose bounds were both
     * meant to
     * lie within the game.
     */
    public boolean ended(EndDraft end) {
        if (end.end == null || ranges.size() != 1 || starts.isEmpty()) {
            return false;
        }
        String[] parts = end.end.split(" ");
        String name = ranges.keySet().iterator().next();
        if (!starts.values().stream().allMatch(term -> term.replace(name, "").matches("\\d{0,12}"))) {
            return false;
        }
        boolean up = parts.length == 3 && parts[1].startsWith(">");
        boolean down = parts.length == 3 && parts[1].startsWith("<") && lowest.contains(name);
        long[] range = ranges.get(name);
        long s = up ? range[1] : range[0];
        if (!up && !down || s == Long.MAX_VALUE || s > MOST || !parts[2].matches("\\d{1,12}")) {
            return false;
        }
        List<Long> heaps =
                starts.values().stream().map(term -> held(term, name, s)).toList();
        long value = switch (parts[0]) {
            case "sum" -> heaps.stream().mapToLong(Long::longValue).sum();
            case "product" ->
                heaps.stream().mapToDouble(Long::doubleValue).reduce(1, (a, b) -> a * b) > MOST
                        ? MOST
                        : heaps.stream().reduce(1L, (a, b) -> a * b);
            case "big" -> heaps.stream().mapToLong(Long::longValue).max().orElse(0);
            default -> heaps.stream().mapToLong(Long::longValue).min().orElse(0);
        };
        long bound = Long.parseLong(parts[2]);
        return switch (parts[1]) {
            case ">=" -> value >= bound;
            case ">" -> value > bound;
            case "<=" -> value <= bound;
            default -> value < bound;
        };
    }

    /** Whether some start has no move: every heap may hold less than the least that can be taken. */
    public boolean stuck(List<MoveDraft> moves) {
        long least = moves.stream().mapToLong(MoveDraft::needs).min().orElse(0);
        return starts.values().stream().allMatch(term -> {
            String name = term.replaceAll("\\d", "");
            long s = ranges.containsKey(name) ? ranges.get(name)[0] : 1;
            return term.matches("\\d{0,9}\\p{Lu}?") && held(term, name, s) < least;
        });
    }

    private static long held(String term, String name, long s) {
        String factor = term.replace(name, "");
        return name.isEmpty() || !term.endsWith(name)
                ? Long.parseLong(term)
                : factor.isEmpty() ? s : Long.parseLong(factor) * s;
    }

    public static String range(String name, long[] range) {
        return name + " in " + range[0] + ".." + (range[1] == Long.MAX_VALUE ? "" : String.valueOf(range[1]));
    }

    /** What the heaps hold; a name that has one value beside an open one is that value. */
    public List<String> terms() {
        return starts.values().stream().map(this::settled).toList();
    }

    private String settled(String term) {
        String name = term.replaceAll("\\d", "");
        if (name.isEmpty() || !single(name)) {
            return term;
        }
        String factor = term.replace(name, "");
        return String.valueOf((factor.isEmpty() ? 1 : Long.parseLong(factor)) * ranges.get(name)[0]);
    }

    private boolean single(String name) {
        long[] range = ranges.get(name);
        return range != null
                && range[0] == range[1]
                && starts.values().stream().anyMatch(term -> term.matches("\\d*\\p{Lu}") && !term.endsWith(name));
    }

    public List<String> rangeTexts() {
        return ranges.entrySet().stream()
                .filter(entry -> !single(entry.getKey()))
                .filter(entry -> starts.values().stream().anyMatch(start -> start.endsWith(entry.getKey())))
                .map(entry -> range(entry.getKey(), entry.getValue()))
                .toList();
    }

    /** A sum that is bounded bounds each of its numbers, which are at least 1. */
    public void sum(String first, String second, String relation, long number) {
        for (String name : List.of(first, second)) {
            if (relation.equals("lt") || relation.equals("le")) {
                bound(name, relation, number - 1);
            }
        }
    }

    @Nullable
    public String whereText() {
        return where.isEmpty() ? null : String.join(" and ", where);
    }
}

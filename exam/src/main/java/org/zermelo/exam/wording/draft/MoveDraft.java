package org.zermelo.exam.wording.draft;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A move as it is being read: what is done, to which heap, when it is allowed. */
// What a sentence has told so far is asked for only behind the word that tells it, which the analysis does not see.
@SuppressWarnings("NullAway")
public final class MoveDraft {

    /** The greatest number of amounts of a range that are written one by one. */
    private static final int LISTED = 12;

    /** As many as the larger heap holds, which can be said of the smaller of two. */
    public static final String LARGER = "larger";

    /** {@code +}, {@code -}, {@code *}, {@code /}, {@code ^}, {@code carry}, or {@code =}. */
    public final String verb;

    public String where = "";
    public String toWhere = "";
    public List<String> values = new ArrayList<>();
    public boolean range;
    public boolean most;
    public String guard = "";
    public String round = "";

    /** Whether its condition stood before it. */
    public boolean led;

    public boolean once;

    /** Whether it is said that as many are meant in one heap as in the other. */
    public boolean alike;

    /** Whether the half is what is taken: "rounded down" would round it, not what is left. */
    public boolean taken;

    /** Another change that belongs to the same move. */
    @Nullable
    public MoveDraft with;

    /** The chunk of its verb, for what is shown. */
    @Nullable
    public Chunk shown;

    /** The verb as it was told: "raise" may add with one number, and multiply with the next. */
    private final String told;

    public MoveDraft(String verb) {
        this(verb, verb);
    }

    private MoveDraft(String verb, String told) {
        this.verb = verb;
        this.told = told;
    }

    public MoveDraft again() {
        MoveDraft other = new MoveDraft(told);
        other.shown = shown;
        other.guard = "";
        return other;
    }

    /** Raising by a number adds, raising so many times multiplies; null where verb and number do not go together. */
    @Nullable
    public MoveDraft fitting(String how) {
        boolean less = how.endsWith(" less");
        boolean more = how.endsWith(" more");
        String plain = how.replaceAll(" .*", "");
        String fit = switch (verb) {
            case "raise" ->
                less ? "" : plain.equals("factor") ? "*" : plain.equals("by") ? "+" : plain.equals("power") ? "^" : "";
            case "power" -> plain.equals("power") ? "^" : "";
            case "lower" -> more ? "" : plain.equals("factor") ? "/" : plain.equals("by") ? "-" : "";
            case "make" -> !less && !more ? "" : plain.equals("factor") ? less ? "/" : "*" : less ? "-" : "+";
            case "*", "/" -> how.equals("factor") || how.equals("by") ? verb : "";
            case "+", "-", "carry" -> how.isEmpty() || verb.equals("-") && how.equals("-") ? verb : "";
            default -> "";
        };
        if (fit.isEmpty() || fit.equals(verb)) {
            return fit.isEmpty() ? null : this;
        }
        MoveDraft other = new MoveDraft(fit, told);
        other.where = where;
        other.guard = guard;
        other.led = led;
        other.once = once;
        other.shown = shown;
        return other;
    }

    /** The move that puts into another heap what this one takes. */
    public MoveDraft carried() {
        MoveDraft other = new MoveDraft("carry");
        other.values = values;
        other.range = range;
        other.where = where;
        other.guard = guard;
        other.led = led;
        other.once = once;
        other.shown = shown;
        return other;
    }

    /** One more condition under which the move is allowed. */
    public void allowedIf(String condition) {
        guard = guard.isEmpty() ? condition : guard + " and " + condition;
    }

    /** The move that leaves what is not taken: a half, or two thirds where a third is. */
    public MoveDraft part(Chunk chunk) {
        MoveDraft part = new MoveDraft(chunk.is("half") ? "/" : "*");
        part.taken = true;
        part.where = where;
        part.shown = shown;
        part.guard = guard;
        part.values.add(chunk.is("half") ? "2" : chunk.rest());
        return part;
    }

    /** "As many as in the other heap", perhaps so many times as many, or as many as in the larger one. */
    public static List<String> sameOther(Chunk chunk) {
        String times = chunk.told().isEmpty() ? "" : chunk.told().get(0) + "*";
        return List.of(chunk.tagged("larger") ? LARGER : times + "other");
    }

    public boolean divides() {
        return verb.equals("/")
                || values.contains("x/2")
                || verb.equals("*") && values.stream().anyMatch(value -> value.matches(".*[./].*"));
    }

    /** Whether an odd number is what has no whole result. */
    public boolean halves() {
        return values.stream()
                .allMatch(
                        value -> value.equals("x/2") || (verb.equals("/") ? value.equals("2") : value.endsWith(".5")));
    }

    /** The clauses of the notation, or none where they cannot be said with so many heaps. */
    public List<String> clauses(int heaps) {
        List<String> all = new ArrayList<>();
        String ending = (guard.isEmpty() ? "" : " if " + guard) + (once ? " once" : "");
        if (verb.equals("carry") && where.matches("[1-9]") && toWhere.matches("[1-9]") && !where.equals(toWhere)) {
            return Math.max(Integer.parseInt(where), Integer.parseInt(toWhere)) > heaps
                    ? List.of()
                    : amounts().stream()
                            .map(k -> row(heaps, Map.of(where, "-" + k, toWhere, "+" + k)) + ending)
                            .toList();
        }
        if (verb.equals("carry")) {
            boolean known = (where.isEmpty() || where.equals("any") || where.equals("the"))
                    && (toWhere.isEmpty() || toWhere.equals("other"))
                    && heaps > 1;
            if (known && values.equals(List.of("any"))) {
                all.add("x: -k and other: +k for k in 1..x" + ending);
            } else if (known) {
                amounts().forEach(k -> all.add("x: -" + k + " and other: +" + k + ending));
            }
            return all;
        }
        if (values.contains(LARGER)) {
            if (heaps != 2 || !where.equals("smaller")) {
                return List.of();
            }
            values = List.of("other");
        }
        if (with != null) {
            return together(heaps, ending);
        }
        List<String> changes = changes();
        if (heaps > 1 && where.matches("both|pair") && verb.matches("[+-]")) {
            boolean any = changes.equals(List.of("take any"));
            if (any && alike && heaps == 2) {
                return List.of("take any equally from all heaps" + ending);
            }
            if (any || changes.size() > 1 && !alike || changes.stream().anyMatch(change -> change.contains(" for "))) {
                // "one or two from each of both heaps": as many from one as from the other?
                return List.of();
            }
        }
        for (String change : changes) {
            String prefix = prefix(heaps);
            if (where.equals("pair") && heaps != 2) {
                if (heaps > 2 && verb.equals("-")) {
                    all.add(change + " equally from 2 of the heaps" + ending);
                }
            } else if (where.matches("both|pair")) {
                all.add(
                        heaps < 2
                                ? change + ending
                                : "[" + String.join(", ", java.util.Collections.nCopies(heaps, change)) + "]" + ending);
            } else if (prefix != null) {
                all.add(prefix + change + ending);
            }
        }
        return all;
    }

    private List<String> together(int heaps, String ending) {
        List<String> mine = changes();
        List<String> others = with.changes();
        if (mine.size() != 1 || others.size() != 1 || heaps < 2) {
            return List.of();
        }
        boolean numbered = where.matches("\\d") && with.where.matches("\\d");
        if (numbered) {
            boolean known = !where.equals(with.where)
                    && Math.max(Integer.parseInt(where), Integer.parseInt(with.where)) <= heaps;
            return known
                    ? List.of(row(heaps, Map.of(where, mine.get(0), with.where, others.get(0))) + ending)
                    : List.of();
        }
        if (!with.where.equals("other")) {
            return List.of();
        }
        return List.of("x: " + mine.get(0) + " and other: " + others.get(0) + ending);
    }

    /** A change of some heaps by their numbers at once. */
    private static String row(int heaps, Map<String, String> changes) {
        return IntStream.rangeClosed(1, heaps)
                .mapToObj(heap -> changes.getOrDefault(String.valueOf(heap), "0"))
                .collect(Collectors.joining(", ", "[", "]"));
    }

    private @Nullable String prefix(int heaps) {
        return switch (where) {
            case "", "any", "the", "other" -> where.equals("other") && heaps < 2 ? null : "";
            case "total" -> heaps < 2 ? "" : null;
            case "larger", "smaller" -> heaps < 2 ? null : where + ": ";
            default ->
                where.matches("\\d") && Integer.parseInt(where) <= heaps && heaps > 1 ? "h" + where + ": " : null;
        };
    }

    /** How many a heap must hold for the move at least; 0 where that is not known. */
    public long needs() {
        boolean amount = verb.equals("-") && !values.isEmpty() && values.get(0).matches("\\d{1,9}");
        return amount ? Long.parseLong(values.get(0)) : 0;
    }

    /** Of a range such numbers alone: the odd ones, or all but one. */
    public void only(Predicate<String> such) {
        values = amounts().stream().filter(such).collect(Collectors.toCollection(ArrayList::new));
        range = false;
    }

    private List<String> amounts() {
        if (range && values.size() == 2 && values.stream().allMatch(value -> value.matches("\\d+"))) {
            long least = Long.parseLong(values.get(0));
            long greatest = Long.parseLong(values.get(1));
            List<String> all = new ArrayList<>();
            if (least >= 1 && greatest >= least && greatest - least < LISTED) {
                for (long k = least; k <= greatest; k++) {
                    all.add(String.valueOf(k));
                }
            }
            return all;
        }
        return values;
    }

    /** One and a half is three halves, which the notation can multiply by. */
    private static String fraction(String value) {
        int dot = value.indexOf('.');
        if (dot < 0 || value.length() > 9) {
            return value;
        }
        long below = 1;
        for (int i = dot + 1; i < value.length(); i++) {
            below *= 10;
        }
        long above = Long.parseLong(value.replace(".", ""));
        long common = BigInteger.valueOf(above).gcd(BigInteger.valueOf(below)).longValue();
        return above / common + "/" + below / common;
    }

    private List<String> changes() {
        List<String> all = new ArrayList<>();
        if (values.equals(List.of("any"))) {
            return verb.equals("-") ? List.of("take any") : List.of();
        }
        if (verb.equals("-") && values.size() == 1 && values.get(0).startsWith("part ")) {
            return List.of("-k for k in 1..x/" + values.get(0).substring(5) + " floor");
        }
        if (range && values.size() == 2 && amounts().isEmpty() && verb.matches("[+-]")) {
            return List.of(verb + "k for k in " + values.get(0) + ".." + values.get(1));
        }
        if (verb.matches("[+-]") && values.stream().anyMatch(value -> value.contains("."))) {
            return List.of();
        }
        for (String value : amounts()) {
            boolean rounded = verb.equals("/") || value.matches(".*[./].*");
            String number = verb.equals("*") ? fraction(value) : value;
            all.add(verb + number + (rounded && !round.isEmpty() && !round.equals("exact") ? " " + round : ""));
        }
        return all;
    }
}

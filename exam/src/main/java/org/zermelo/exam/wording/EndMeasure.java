package org.zermelo.exam.wording;

import org.jspecify.annotations.Nullable;

/** What an end counts: the stones of all heaps together, of each, of some heap, of one that is named. */
final class EndMeasure {

    private EndMeasure() {}

    /** What is counted when these heaps are named and this was counted before; null where they say nothing that can be. */
    static @Nullable String of(String which, String measure, int heaps) {
        return switch (which) {
            case "the" -> measure;
            case "any" -> measure.isEmpty() ? "somewhere" : measure;
            case "each", "both", "free" -> measure.isEmpty() ? which : measure;
            case "all" -> measure.matches("|both|each") ? "total" : measure;
            case "larger" -> "largest";
            case "smaller" -> "smallest";
            default ->
                which.matches("\\d") && Integer.parseInt(which) <= heaps && measure.isEmpty() ? "h" + which : null;
        };
    }

    /** How the notation calls what is counted; null where the words do not say which heaps. */
    static @Nullable String named(String measure, @Nullable String condition, int heaps) {
        boolean up = condition == null || condition.startsWith(">") || condition.startsWith("in");
        boolean zero = condition != null && condition.equals("== 0");
        if (heaps == 1) {
            return measure.equals("product") ? null : "sum";
        }
        return switch (measure) {
            case "total" -> "sum";
            case "product" -> "product";
            case "each" -> up ? "small" : zero ? "sum" : "big";
            case "both" -> zero ? "sum" : null;
            case "free" -> up ? "big" : null;
            case "somewhere" -> up ? "big" : "small";
            case "largest" -> "big";
            case "smallest" -> "small";
            case "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9" -> measure;
            default -> zero ? "sum" : null;
        };
    }
}

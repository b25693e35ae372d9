package org.zermelo.exam.program;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A program that reads heaps and writes what an automaton says of their digits, for heaps of any size in as many steps as they have digits.
 * A digit is worth {@code times} the one behind it and {@code more} times the one behind that, where digits are those of a recurrence.
 *
 * @param title the rules, for a comment
 * @param heaps how many numbers make up a position
 * @param times how many times the weight before is in a weight
 * @param more how many times the weight before that is added; 0 in a base
 * @param next the state after each letter, for each state; the digit of the first heap counts ones
 * @param says what is written where the automaton ends in a state
 */
public record AutomatonProgram(String title, int heaps, int times, int more, List<int[]> next, List<String> says) {

    public AutomatonProgram {
        next = List.copyOf(next);
        says = List.copyOf(says);
    }

    /** The program in a language; of the dialects of one language it is the same. */
    public String in(Dialect dialect) {
        Dialect language = dialect.python() ? Dialect.PYTHON : dialect.language();
        boolean continued = more > 0;
        boolean pascal = language == Dialect.PASCAL;
        int radix = continued ? times + 1 : times;
        Map<String, String> gaps = new HashMap<>();
        gaps.put("title", title.replaceAll("[\\r\\n]", " "));
        gaps.put("count", String.valueOf(heaps));
        gaps.put("times", String.valueOf(times));
        gaps.put("radix", String.valueOf(radix));
        gaps.put("before", continued ? (more > 1 ? more + " * " : "") + before(language) : "0");
        gaps.put("rows", rows(language));
        String quote = pascal ? "'" : "\"";
        gaps.put("says", says.stream().map(text -> quote + text + quote).collect(Collectors.joining(", ")));
        String weights = continued ? "1, " + radix : "1";
        gaps.put("weights", language == Dialect.PYTHON ? "[" + weights + "]" : weights);
        gaps.put("last", String.valueOf(says.size() - 1));
        gaps.put("lastletter", String.valueOf(next.get(0).length - 1));
        gaps.put("lastweight", continued ? "1" : "0");
        gaps.put("lastheap", String.valueOf(heaps - 1));
        return Template.filled("automaton-" + language.text(), gaps);
    }

    /** The weight before the last one. */
    private static String before(Dialect language) {
        return switch (language) {
            case PYTHON -> "weights[-2]";
            case CPP -> "weights[weights.size() - 2]";
            case CSHARP -> "weights[last - 1]";
            default -> "weights[count - 2]";
        };
    }

    private String rows(Dialect language) {
        String open = switch (language) {
            case PYTHON -> "[";
            case PASCAL -> "(";
            case CSHARP -> "new[] {";
            default -> "{";
        };
        String close = language == Dialect.PYTHON ? "]" : language == Dialect.PASCAL ? ")" : "}";
        return IntStream.range(0, next.size())
                .mapToObj(state -> Arrays.stream(next.get(state))
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(
                                ", ",
                                open,
                                close + (language != Dialect.PASCAL || state < next.size() - 1 ? "," : ""))))
                .collect(Collectors.joining("\n"));
    }
}

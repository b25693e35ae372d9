package org.zermelo.exam.slips;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Answers as papers collect them: several numbers may stand side by side with nothing between them. */
public final class AnswerDigits {

    /** No number of an exam is longer. */
    private static final int MOST_DIGITS = 9;

    private AnswerDigits() {}

    /** Whether an answer is this one, with or without what parts its numbers. */
    public static boolean same(List<Long> answer, List<Long> given) {
        return answer.equals(given)
                || given.size() == 1 && answer.size() > 1 && joined(answer).equals(joined(given));
    }

    /**
     * The one way in which the digits of a number are ascending numbers of a range; the number itself where there is none, or more than
     * one.
     *
     * @param count how many numbers
     */
    public static List<Long> apart(long number, int count, long least, long greatest) {
        List<List<Long>> ways = new ArrayList<>();
        apart(String.valueOf(number), count, least, greatest, new ArrayList<>(), ways);
        return ways.size() == 1 ? ways.get(0) : List.of(number);
    }

    private static void apart(
            String rest, int count, long least, long greatest, List<Long> before, List<List<Long>> ways) {
        if (rest.isEmpty() && count == 0) {
            ways.add(List.copyOf(before));
        }
        if (rest.isEmpty() || count == 0 || rest.charAt(0) == '0' || rest.charAt(0) == '-' || ways.size() > 1) {
            return;
        }
        for (int end = 1; end <= rest.length() && end <= MOST_DIGITS; end++) {
            long next = Long.parseLong(rest.substring(0, end));
            if (next >= least && next <= greatest) {
                before.add(next);
                apart(rest.substring(end), count - 1, next + 1, greatest, before, ways);
                before.remove(before.size() - 1);
            }
        }
    }

    private static String joined(List<Long> answer) {
        return answer.stream().map(String::valueOf).collect(Collectors.joining());
    }
}

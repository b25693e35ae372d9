package org.zermelo.desk.against;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.game.BadInputException;

/**
 * How an input is written for the reader's program. A template has {@code {1}} for the numbers of the first braces, {@code {#1}} for
 * how many they are, {@code {game}} for the game in the notation, and {@code \n} for the end of a line.
 *
 * @param template the template; empty for the layout of a judge
 * @param judge which of the judges' layouts it is
 */
public record InputLayout(String template, JudgeLayout judge) {

    /** Layouts that judges have. */
    public enum JudgeLayout {
        /** A template. */
        NONE,
        /** How many numbers there are, and single numbers, on the first line; then each list on a line of its own. */
        ATCODER,
        /** The same behind a line with the number of cases, 1. */
        CODEFORCES,
        /** As {@link #CODEFORCES} where the winner is asked, as {@link #ATCODER} where points are. */
        CSES
    }

    private static final Pattern SLOT = Pattern.compile("\\{(#?)(\\d{1,3}|game)\\}");

    /**
     * The layout of a judge's name, or by a template.
     *
     * @throws BadInputException when it is neither
     */
    public static InputLayout of(String text) {
        for (JudgeLayout judge : JudgeLayout.values()) {
            if (judge != JudgeLayout.NONE && judge.name().equalsIgnoreCase(text.strip())) {
                return new InputLayout("", judge);
            }
        }
        if (!SLOT.matcher(text).find()) {
            throw new BadInputException("against.layout", "seen", text);
        }
        return new InputLayout(text.replace("\\n", "\n"), JudgeLayout.NONE);
    }

    /** The input for these numbers. */
    String input(GameTemplate game, List<List<Long>> numbers, Sought sought) {
        if (judge == JudgeLayout.NONE) {
            return filled(game, numbers);
        }
        StringBuilder first = new StringBuilder();
        StringBuilder rest = new StringBuilder();
        for (int i = 0; i < numbers.size(); i++) {
            GameTemplate.Draw draw = game.draws().get(i);
            boolean single = draw.fewest() == 1 && draw.most() == 1;
            String line = joined(numbers.get(i), " ");
            first.append(first.isEmpty() ? "" : " ")
                    .append(single ? line : numbers.get(i).size());
            rest.append(single ? "" : line + "\n");
        }
        boolean cases = judge == JudgeLayout.CODEFORCES || judge == JudgeLayout.CSES && sought == Sought.WINNER;
        return (cases ? "1\n" : "") + first + "\n" + rest;
    }

    private String filled(GameTemplate game, List<List<Long>> numbers) {
        StringBuilder text = new StringBuilder();
        Matcher slot = SLOT.matcher(template);
        int done = 0;
        while (slot.find()) {
            text.append(template, done, slot.start());
            done = slot.end();
            if (slot.group(2).equals("game")) {
                text.append(game.game(numbers));
                continue;
            }
            int index = Integer.parseInt(slot.group(2)) - 1;
            if (index < 0 || index >= numbers.size()) {
                throw new BadInputException("against.slot", "seen", slot.group(), "braces", numbers.size());
            }
            List<Long> group = numbers.get(index);
            text.append(slot.group(1).isEmpty() ? joined(group, " ") : String.valueOf(group.size()));
        }
        text.append(template, done, template.length());
        return text.toString().endsWith("\n") ? text.toString() : text + "\n";
    }

    static String joined(List<Long> numbers, String between) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
    }
}

package org.zermelo.exam.variant;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.rule.Ruleset;

/** Changes the numbers in the text of rules: heaps, bounds and what moves add a little more, factors by one. */
final class Numbers {

    private static final Pattern NUMBER = Pattern.compile("(?<![\\w^])(?<!\\d\\.)(\\d{1,9})(?!\\w)(?!\\.\\d)");
    private static final Pattern RANGE = Pattern.compile("(\\d+)\\s*\\.\\.\\s*(\\d*)");

    private Numbers() {}

    /**
     * Rules like these with other numbers. The upper end of S and the bound of the end change by the same amount.
     *
     * @throws BadInputException when the rules do not stand in one line
     */
    static Ruleset changed(Ruleset rules, Random random) {
        String text = rules.text();
        if (!text.contains("(") || text.contains("\n")) {
            throw new BadInputException("exam.variants.inline", "game", text);
        }
        for (int tries = 0; tries < 20; tries++) {
            try {
                return RuleText.ruleset(rewrite(text, random));
            } catch (BadInputException e) {
                // these numbers make no game: take others
                continue;
            }
        }
        return rules;
    }

    private static String rewrite(String text, Random random) {
        long shift = random.nextInt(61) - 20L;
        long fixed = random.nextInt(9) - 3L;
        Matcher range = RANGE.matcher(text);
        int rangeFrom = -1;
        int rangeTo = -1;
        if (range.find()) {
            rangeFrom = range.start();
            rangeTo = range.end();
        }
        int moves = Math.max(0, text.indexOf("move"));
        int end = text.indexOf("end", moves);
        StringBuilder out = new StringBuilder();
        Matcher number = NUMBER.matcher(text);
        int at = 0;
        while (number.find()) {
            long value = Long.parseLong(number.group(1));
            char before = number.start() == 0 ? ' ' : text.charAt(number.start() - 1);
            long other;
            if (number.start() >= rangeFrom && number.end() <= rangeTo) {
                boolean upper = text.substring(rangeFrom, number.start()).contains("..");
                other = upper ? value + shift - fixed : value < 5 ? value : value + shift;
            } else if (number.start() < moves) {
                other = value + fixed;
            } else if (end >= 0 && number.start() > end) {
                other = value + shift;
            } else {
                other = before == '*' || before == '/' ? value + random.nextInt(2) : value + random.nextInt(4) - 1;
            }
            out.append(text, at, number.start()).append(Math.max(1, other));
            at = number.end();
        }
        return out.append(text.substring(at)).toString();
    }
}

package org.zermelo.exam.sets;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.exam.sets.StartSet.Join;
import org.zermelo.game.BadInputException;

/** Reads the names of sets. */
final class StartSetReader {

    private static final Pattern ATOM = Pattern.compile("\\s*([A-Za-z]+)(\\d{0,9})\\s*");

    private StartSetReader() {}

    static StartSet read(String text) {
        Matcher atom = ATOM.matcher(text);
        int at = 0;
        StartSet all = null;
        Join joiner = Join.BOTH;
        while (true) {
            atom.region(at, text.length());
            if (!atom.lookingAt()) {
                throw unknown(text);
            }
            StartSet next = atom(text, atom.group(1).toLowerCase(Locale.ROOT), atom.group(2));
            all = all == null ? next : new StartSet.Joined(all, joiner, next);
            at = atom.end();
            if (at == text.length()) {
                return all;
            }
            String sign = text.substring(at, ++at);
            joiner = Arrays.stream(Join.values())
                    .filter(join -> join.sign().equals(sign))
                    .findFirst()
                    .orElseThrow(() -> unknown(text));
        }
    }

    private static StartSet atom(String text, String name, String digits) {
        if (digits.isEmpty()) {
            return switch (name) {
                case "u" -> new StartSet.Unlucky();
                case "wany" -> new StartSet.WonAtAll();
                case "lany" -> new StartSet.LostAtAll();
                default -> throw unknown(text);
            };
        }
        int number = Integer.parseInt(digits);
        int most = name.equals("coop") ? 2 * StartSet.MOST_MOVES : StartSet.MOST_MOVES;
        if (number < 1 || number > most) {
            throw new BadInputException("exam.set.number", "seen", text, "least", 1, "greatest", most);
        }
        return switch (name) {
            case "w" -> new StartSet.Won(number);
            case "l" -> new StartSet.Lost(number);
            case "coop" -> new StartSet.Together(number);
            default -> throw unknown(text);
        };
    }

    private static BadInputException unknown(String text) {
        return new BadInputException("exam.set.unknown", "seen", text);
    }
}

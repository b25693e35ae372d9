package org.zermelo.soak;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.Notation;

/** What is wrong with what a command said of a game whose numbers are at the edges of {@code int} and {@code long}. */
final class EdgeFaults {

    private static final int INTERNAL = 4;

    private static final Set<Integer> REFUSALS = Set.of(2, 3);

    private static final Pattern NEGATIVE = Pattern.compile("(?<![\\w.)\\]}\\d-])-\\d{2,}+(?!\\.\\.\\.)");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final Pattern FITS = Pattern.compile("(?:allowed\\.|kept\\.) (.{1,2000}?) would fit\\.");
    private static final BigInteger WRAPS = BigInteger.ONE.shiftLeft(31);

    private EdgeFaults() {}

    /** The faults; none when all is well. */
    static List<String> of(HostileCalls.Command command, HostileCalls.Said said) {
        List<String> faults = new ArrayList<>();
        if (said.code() == INTERNAL) {
            faults.add("internal error: " + said.err().strip());
        }
        boolean batch = command.words().get(0).equals("batch");
        boolean explains = command.words().get(0).equals("explain");
        String game = batch ? "" : command.words().get(1);
        String all = said.err() + (explains || batch ? said.out() : "");
        if (all.contains("NaN")) {
            faults.add("no number: " + all.strip());
        }
        if (REFUSALS.contains(said.code()) || explains) {
            negative(command.toString(), all, faults);
            recommended(game, all, faults);
        }
        return faults;
    }

    /** A large negative number that nobody typed has wrapped, unless it is where a type begins. */
    private static void negative(String typed, String all, List<String> faults) {
        Set<BigInteger> known = new HashSet<>();
        for (Matcher number = NUMBER.matcher(typed.replace("(-", "( -")); number.find(); ) {
            known.add(new BigInteger(number.group()));
            known.add(new BigInteger(number.group()).negate());
        }
        known.add(BigInteger.valueOf(Long.MIN_VALUE));
        known.add(BigInteger.valueOf(Integer.MIN_VALUE));
        for (Matcher number = NEGATIVE.matcher(all); number.find(); ) {
            BigInteger seen = new BigInteger(number.group());
            if (seen.negate().compareTo(WRAPS) >= 0 && !known.contains(seen)) {
                faults.add("wrapped " + seen + ": " + all.strip());
            }
        }
    }

    /** What is said to fit must be a game, or another start of it, and be taken. */
    private static void recommended(String asked, String text, List<String> faults) {
        for (Matcher fits = FITS.matcher(text); fits.find(); ) {
            Desk desk = Desk.standard();
            String game = fits.group(1).startsWith("(")
                    ? asked.replaceFirst("\\([^;]*;", fits.group(1).replaceFirst("\\)$", ";"))
                    : fits.group(1);
            try {
                desk.plan(Notation.standard().parse(game), Ask.everything()).best();
            } catch (ZermeloException e) {
                faults.add("'" + game + "' does not fit: " + e.note());
            }
        }
    }
}

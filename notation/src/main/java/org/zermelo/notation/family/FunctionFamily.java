package org.zermelo.notation.family;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.BadInputException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.Rules;
import org.zermelo.game.ZermeloException;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.Source;

/**
 * A family that is a name and a function from its arguments to rules. What the rules themselves refuse is given the place of
 * the arguments.
 */
record FunctionFamily(
        FamilyGroup group,
        String name,
        List<String> aliases,
        String synopsis,
        String example,
        Function<Cursor, Rules<?, ?>> maker)
        implements Family {

    private static final String SEPARATORS = " \t\r\n,;{}";

    static FunctionFamily of(
            FamilyGroup group,
            String name,
            String synopsis,
            String example,
            Function<Cursor, Rules<?, ?>> maker,
            String... aliases) {
        return new FunctionFamily(group, name, List.of(aliases), synopsis, example, maker);
    }

    @Override
    public Rules<?, ?> parse(Cursor arguments) {
        int from = arguments.skip().offset();
        try {
            Rules<?, ?> rules = maker.apply(arguments);
            arguments.finish();
            return rules;
        } catch (NotationException e) {
            throw e;
        } catch (BadInputException | RefusedException e) {
            throw placed(e, arguments, from);
        }
    }

    /**
     * At the item that was seen, where the refusal names one; at the one that alone passes what all together may be; else at all
     * that was read.
     */
    private static NotationException placed(ZermeloException wrong, Cursor arguments, int from) {
        String text = arguments.source().text();
        int end = arguments.offset();
        Object seen = wrong.note().args().get("seen");
        if (seen == null) {
            seen = alone(text.substring(from, end), wrong.note().args().get("most"));
        }
        int least = Stream.of("heap", "coin", "row")
                .map(wrong.note().args()::get)
                .filter(Integer.class::isInstance)
                .mapToInt(Integer.class::cast)
                .findFirst()
                .orElse(1);
        int item = 0;
        for (int at = from; seen != null && at < end; at++) {
            int start = at;
            while (at < end && SEPARATORS.indexOf(text.charAt(at)) < 0) {
                at++;
            }
            item += at > start ? 1 : 0;
            if (at > start && item >= least && means(text.substring(start, at), seen)) {
                return new NotationException(arguments.source(), start, at - start, wrong.note());
            }
        }
        return new NotationException(arguments.source(), from, end - from, wrong.note());
    }

    /** The only item that is greater than a limit; null when there is none, or several. */
    private static @Nullable Object alone(String items, @Nullable Object most) {
        if (!(most instanceof Integer limit)) {
            return null;
        }
        List<Integer> over = new ArrayList<>();
        for (String item : items.split("[" + SEPARATORS + "]+")) {
            Cursor number = new Cursor(Source.of(item), 0, item.length());
            try {
                long value = number.integer();
                if (value > limit && value <= Integer.MAX_VALUE) {
                    over.add((int) value);
                }
            } catch (NotationException e) {
                // a word is no number
            }
        }
        return over.size() == 1 ? over.get(0) : null;
    }

    /** Whether an item was written so: {@code 10^6} means 1000000. */
    private static boolean means(String item, Object seen) {
        if (item.equals(seen.toString())) {
            return true;
        }
        if (!(seen instanceof Number number) || item.indexOf('^') < 0) {
            return false;
        }
        try {
            return new Cursor(Source.of(item), 0, item.length()).integer() == number.longValue();
        } catch (NotationException e) {
            return false;
        }
    }
}

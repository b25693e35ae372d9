package org.zermelo.desk.against;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.zermelo.game.BadInputException;

/**
 * A game whose numbers are drawn: {@code coins({5..9 random 1..50}; take any)}. Braces with the word {@code random} stand for so many
 * numbers of a range; {@code {random 1..50}} is one number, {@code {3 random distinct 1..9}} are three different ones in rising order.
 *
 * @param texts what stands before, between and behind the braces
 * @param draws what is drawn for each of the braces
 */
public record GameTemplate(List<String> texts, List<Draw> draws) {

    private static final int MOST_NUMBERS = 10_000;
    private static final long LARGEST = 1_000_000_000_000_000_000L;

    /** Numbers so much nearer are tried: a fault may show only where a remainder is the same. */
    private static final int NEAR = 12;

    private static final Pattern DRAW =
            Pattern.compile("\\{\\s*(?:(\\d{1,18})(?:\\s*\\.\\.\\s*(\\d{1,18}))?\\s+)?random\\s+(distinct\\s+)?"
                    + "(-?\\d{1,18})\\s*\\.\\.\\s*(-?\\d{1,18})\\s*\\}");

    /** Braces that speak of chance, be they right or not. */
    private static final Pattern MEANT = Pattern.compile("\\{[^{}]*random[^{}]*\\}");

    /**
     * What is drawn for one pair of braces.
     *
     * @param fewest how many numbers there are at least
     * @param most how many at most
     * @param from the least number
     * @param to the greatest
     * @param distinct whether they differ and rise
     */
    public record Draw(int fewest, int most, long from, long to, boolean distinct) {

        public Draw {
            boolean fits = fewest >= 0 && fewest <= most && most <= MOST_NUMBERS && from <= to;
            fits &= Math.abs(from) <= LARGEST && Math.abs(to) <= LARGEST;
            if (!fits || distinct && to - from < most - 1) {
                throw new BadInputException(
                        "against.range", "least", from, "greatest", to, "fewest", fewest, "most", most);
            }
        }

        /** So many numbers of the range. */
        List<Long> numbers(Random chance) {
            int count = fewest + chance.nextInt(most - fewest + 1);
            TreeSet<Long> different = new TreeSet<>();
            List<Long> numbers = new ArrayList<>();
            while (distinct ? different.size() < count : numbers.size() < count) {
                long number = from + Math.floorMod(chance.nextLong(), to - from + 1);
                different.add(number);
                numbers.add(number);
            }
            return distinct ? List.copyOf(different) : List.copyOf(numbers);
        }

        /** Whether numbers could have been drawn here. */
        boolean allows(List<Long> numbers) {
            boolean rises = true;
            for (int i = 1; i < numbers.size(); i++) {
                rises &= numbers.get(i - 1) < numbers.get(i);
            }
            return numbers.size() >= fewest
                    && numbers.size() <= most
                    && (rises || !distinct)
                    && numbers.stream().allMatch(number -> number >= from && number <= to);
        }
    }

    public GameTemplate {
        texts = List.copyOf(texts);
        draws = List.copyOf(draws);
    }

    /**
     * Reads it.
     *
     * @throws BadInputException when nothing is drawn, or braces with the word random are not in this form
     */
    public static GameTemplate of(String game) {
        Matcher meant = MEANT.matcher(game);
        List<String> texts = new ArrayList<>();
        List<Draw> draws = new ArrayList<>();
        int done = 0;
        while (meant.find()) {
            Matcher draw = DRAW.matcher(meant.group());
            if (!draw.matches()) {
                throw new BadInputException("against.braces", "seen", meant.group());
            }
            texts.add(game.substring(done, meant.start()));
            draws.add(draw(draw));
            done = meant.end();
        }
        if (draws.isEmpty()) {
            throw new BadInputException("against.nothing-drawn", "seen", game);
        }
        texts.add(game.substring(done));
        return new GameTemplate(texts, draws);
    }

    private static Draw draw(Matcher read) {
        long fewest = read.group(1) == null ? 1 : Long.parseLong(read.group(1));
        long most = read.group(2) == null ? fewest : Long.parseLong(read.group(2));
        return new Draw(
                (int) Math.min(fewest, Integer.MAX_VALUE),
                (int) Math.min(most, Integer.MAX_VALUE),
                Long.parseLong(read.group(4)),
                Long.parseLong(read.group(5)),
                read.group(3) != null);
    }

    /** Numbers for each of the braces, drawn by this chance. */
    List<List<Long>> drawn(Random chance) {
        return draws.stream().map(draw -> draw.numbers(chance)).toList();
    }

    /** The game with these numbers. */
    String game(List<List<Long>> numbers) {
        StringBuilder text = new StringBuilder(texts.get(0));
        for (int i = 0; i < numbers.size(); i++) {
            text.append(InputLayout.joined(numbers.get(i), ", ")).append(texts.get(i + 1));
        }
        return text.toString();
    }

    /** All inputs that are a little smaller: a number less, or a number nearer to the least of its range. The smallest come first. */
    List<List<List<Long>>> smaller(List<List<Long>> numbers) {
        List<List<List<Long>>> found = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            for (int k = 0; k < numbers.get(i).size(); k++) {
                List<Long> fewer = new ArrayList<>(numbers.get(i));
                fewer.remove(k);
                add(numbers, i, fewer, found);
            }
        }
        for (int i = 0; i < numbers.size(); i++) {
            for (int k = 0; k < numbers.get(i).size(); k++) {
                long now = numbers.get(i).get(k);
                long least = draws.get(i).from() <= 0 && draws.get(i).to() >= 0
                        ? 0
                        : draws.get(i).from();
                long sign = Long.signum(now - least);
                LongStream near = LongStream.rangeClosed(1, NEAR).map(step -> now - step * sign);
                LongStream tried = LongStream.concat(LongStream.of(least, least + (now - least) / 2), near);
                for (long less : tried.distinct().toArray()) {
                    List<Long> changed = new ArrayList<>(numbers.get(i));
                    changed.set(k, less);
                    if (less != now && (less - least) * sign >= 0) {
                        add(numbers, i, changed, found);
                    }
                }
            }
        }
        return found;
    }

    private void add(List<List<Long>> numbers, int at, List<Long> instead, List<List<List<Long>>> found) {
        if (draws.get(at).allows(instead)) {
            List<List<Long>> all = new ArrayList<>(numbers);
            all.set(at, List.copyOf(instead));
            found.add(List.copyOf(all));
        }
    }
}

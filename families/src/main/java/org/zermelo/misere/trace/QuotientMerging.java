package org.zermelo.misere.trace;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.zermelo.game.Note;
import org.zermelo.heap.play.HeapGame;
import org.zermelo.heap.play.HeapMove;
import org.zermelo.heap.play.HeapPosition;
import org.zermelo.misere.MisereQuotient;
import org.zermelo.trace.Event;
import org.zermelo.trace.Guess;
import org.zermelo.trace.Guess.Slip;
import org.zermelo.trace.Mark;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Recorder;
import org.zermelo.trace.Spot;
import org.zermelo.trace.Trace;

/**
 * One quotient being found: the words in the letters, a letter for each heap that generates it, as a table with the powers of the last
 * letter across. The outcomes of the words are searched, not looked up.
 */
final class QuotientMerging {

    static final int MOST_WORDS = 120;

    private static final int WORDS = 0;
    private static final int FACTS = 1;
    private static final String PREVIOUS = "P";
    private static final String NEXT = "N";

    private final HeapGame game;
    private final MisereQuotient quotient;
    private final List<Integer> letters;
    /** Per letter how many powers are shown, one more than are different, and the power that the next one is equal to. */
    private final int[] powers;

    private final int[] again;
    private final List<int[]> words = new ArrayList<>();
    private final Map<HeapPosition, Boolean> known = new HashMap<>();
    private final String[] names;
    private final Recorder record = new Recorder(Note.of("trace.quotient.start"));
    private final Map<String, Integer> classes = new HashMap<>();

    QuotientMerging(HeapGame game, MisereQuotient quotient) {
        this.game = game;
        this.quotient = quotient;
        this.letters = quotient.generators();
        this.powers = new int[letters.size()];
        this.again = new int[letters.size()];
        long count = 1;
        for (int j = 0; j < powers.length; j++) {
            List<Integer> seen = new ArrayList<>();
            int value = quotient.value(letters.get(j));
            for (int power = 0; !seen.contains(power); power = quotient.times(power, value)) {
                seen.add(power);
                again[j] = seen.indexOf(quotient.times(power, value)) + 1;
            }
            powers[j] = seen.size() + 1;
            count *= powers[j];
        }
        if (count > MOST_WORDS) {
            throw QuotientTracer.tooLarge();
        }
        for (int word = 0; word < count; word++) {
            int[] exponents = new int[powers.length];
            int rest = word;
            for (int j = powers.length - 1; j >= 0; j--) {
                exponents[j] = rest % powers[j];
                rest /= powers[j];
            }
            words.add(exponents);
        }
        this.names = new String[words.size()];
    }

    Trace trace(String method) {
        for (int word = 0; word < words.size(); word++) {
            sort(word);
        }
        split();
        merge();
        Spot answer = answer();
        int across = powers[powers.length - 1];
        List<String> rows = IntStream.range(0, words.size() / across)
                .mapToObj(row -> text(words.get(row * across)))
                .toList();
        List<String> columns = IntStream.range(0, across)
                .mapToObj(column -> text(words.get(column)))
                .toList();
        return record.trace(
                method,
                List.of(
                        new Panel.Grid("words", rows, columns, false),
                        new Panel.Grid("quotient", List.of("|Q|", "Φ", "±"), List.of(""), false)),
                answer);
    }

    /** Who wins a word, by search. */
    private void sort(int word) {
        List<Long> heaps = new ArrayList<>();
        for (int j = 0; j < powers.length; j++) {
            heaps.addAll(Collections.nCopies(words.get(word)[j], (long) letters.get(j)));
        }
        HeapPosition position = new HeapPosition(heaps);
        boolean lost = lost(position);
        names[word] = lost ? PREVIOUS : NEXT;
        record.step(
                        word == 0 ? Event.BASE : Event.CELL,
                        1,
                        Note.of(
                                        word == 0
                                                ? "trace.quotient.empty"
                                                : lost ? "trace.quotient.lost" : "trace.quotient.won")
                                .with("word", text(words.get(word)))
                                .with("heaps", position.toString()))
                .write(spot(word), names[word], lost ? Mark.LOSS : Mark.WIN)
                .ask(Guess.of(
                        spot(word),
                        names[word],
                        List.of(new Slip(lost ? NEXT : PREVIOUS, Note.of("trace.slip.misere")))));
    }

    /** Misère play: who cannot move has won. */
    private boolean lost(HeapPosition position) {
        Boolean found = known.get(position);
        if (found == null) {
            List<HeapMove> moves = game.moves(position);
            found = !moves.isEmpty() && moves.stream().noneMatch(move -> lost(game.play(position, move)));
            known.put(position, found);
        }
        return found;
    }

    /** Splits classes until one more heap leads members of one class to one class. */
    private void split() {
        boolean splits = true;
        while (splits) {
            splits = false;
            for (int j = 0; j < powers.length; j++) {
                for (String name : List.copyOf(members().keySet())) {
                    splits |= split(name, j);
                }
            }
        }
    }

    private Map<String, List<Integer>> members() {
        Map<String, List<Integer>> members = new LinkedHashMap<>();
        for (int word = 0; word < names.length; word++) {
            members.computeIfAbsent(names[word], none -> new ArrayList<>()).add(word);
        }
        return members;
    }

    private boolean split(String name, int letter) {
        List<Integer> members = members().getOrDefault(name, List.of());
        Map<String, List<Integer>> parts = members.stream()
                .collect(Collectors.groupingBy(
                        word -> names[beside(word, letter)], LinkedHashMap::new, Collectors.toList()));
        List<String> leads = List.copyOf(parts.keySet());
        for (String lead : leads.subList(1, leads.size())) {
            List<Integer> apart = parts.getOrDefault(lead, List.of());
            String fresh = fresh(name.substring(0, 1));
            record.step(
                    Event.CUT,
                    3,
                    Note.of("trace.quotient.split")
                            .with("class", name)
                            .with("letter", letter(letter))
                            .with("lead", lead)
                            .with("other", leads.get(0))
                            .with("words", texts(apart))
                            .with("fresh", fresh));
            Mark mark = name.startsWith(PREVIOUS) ? Mark.LOSS : Mark.WIN;
            apart.forEach(word -> record.write(spot(word), fresh, mark).look(spot(beside(word, letter))));
            apart.forEach(word -> names[word] = fresh);
        }
        return leads.size() > 1;
    }

    private String fresh(String outcome) {
        return outcome + classes.merge(outcome, 1, Integer::sum);
    }

    /** The word with one more of a letter. */
    private int beside(int word, int letter) {
        int[] exponents = words.get(word).clone();
        exponents[letter] = exponents[letter] + 1 < powers[letter] ? exponents[letter] + 1 : again[letter];
        int number = 0;
        for (int j = 0; j < powers.length; j++) {
            number = number * powers[j] + exponents[j];
        }
        return number;
    }

    /** What stays together becomes one element, under the least of its words. */
    private void merge() {
        List<String> elements = quotient.presentation().words();
        Map<String, List<Integer>> members = members();
        members.forEach((name, together) -> {
            String element = elements.get(element(together.get(0)));
            boolean one = together.size() == 1;
            record.step(
                    one ? Event.CELL : Event.MERGE,
                    4,
                    Note.of(one ? "trace.quotient.alone" : "trace.quotient.merged")
                            .with("words", texts(together))
                            .with("element", element));
            Mark mark = name.startsWith(PREVIOUS) ? Mark.LOSS : Mark.WIN;
            together.forEach(word -> record.write(spot(word), element, mark));
        });
        record.step(Event.CELL, 4, Note.of("trace.quotient.order", "count", members.size()))
                .set("|Q|", members.size())
                .write(new Spot(FACTS, 0, 0), members.size(), Mark.CHOSEN)
                .ask(Guess.of(
                        new Spot(FACTS, 0, 0),
                        Integer.toString(members.size()),
                        List.of(new Slip(Integer.toString(words.size()), Note.of("trace.slip.words-not-classes")))));
    }

    private int element(int word) {
        int element = 0;
        for (int j = 0; j < powers.length; j++) {
            element = quotient.times(element, quotient.power(quotient.value(letters.get(j)), words.get(word)[j]));
        }
        return element;
    }

    private Spot answer() {
        int element = 0;
        for (long heap : game.start().heaps()) {
            element = quotient.times(element, quotient.value((int) heap));
        }
        String text = quotient.presentation().words().get(element);
        int value = element;
        int word = IntStream.range(0, words.size())
                .filter(each -> element(each) == value)
                .findFirst()
                .orElseThrow();
        record.step(
                        Event.CELL,
                        5,
                        Note.of("trace.quotient.value", "position", game.start().toString(), "element", text))
                .write(new Spot(FACTS, 1, 0), text, Mark.CHOSEN)
                .look(spot(word));
        boolean lost = names[word].startsWith(PREVIOUS);
        Spot answer = new Spot(FACTS, 2, 0);
        record.step(Event.ANSWER, 5, Note.of(lost ? "trace.quotient.loses" : "trace.quotient.wins", "element", text))
                .write(answer, lost ? "-" : "+", lost ? Mark.LOSS : Mark.WIN)
                .look(spot(word));
        return answer;
    }

    private Spot spot(int word) {
        int across = powers[powers.length - 1];
        return new Spot(WORDS, word / across, word % across);
    }

    private static String letter(int j) {
        return String.valueOf((char) ('a' + j));
    }

    private List<String> texts(List<Integer> numbers) {
        return numbers.stream().map(word -> text(words.get(word))).toList();
    }

    private static String text(int[] exponents) {
        String text = IntStream.range(0, exponents.length)
                .filter(j -> exponents[j] > 0)
                .mapToObj(j -> letter(j) + (exponents[j] > 1 ? "^" + exponents[j] : ""))
                .collect(Collectors.joining(" "));
        return text.isEmpty() ? "1" : text;
    }
}

package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** A pattern of words. Signs such as commas may stand between any two of its words. */
public sealed interface WordPattern {

    /** What a match was told: the numbers, the terms and the tags, in their order. */
    record Told(List<String> told, List<String> tags) {

        public static final Told NOTHING = new Told(List.of(), List.of());

        Told and(String one) {
            List<String> more = new ArrayList<>(told);
            more.add(one);
            return new Told(more, tags);
        }

        Told tagged(String tag) {
            List<String> more = new ArrayList<>(tags);
            more.add(tag);
            return new Told(told, more);
        }
    }

    /** The words that patterns are matched with: those of one sentence, and who of the players each of them names. */
    interface Row {
        int size();

        PaperWord word(int at);

        /** {@code P}, {@code V}, or empty. */
        String player(int at);

        /** Whether the text itself uses the word for what is counted, or for what it lies in. */
        default boolean own(int at, OwnWords.OwnWord kind) {
            return false;
        }

        /** Whether the name of a player stands as whose something is, not as who does it. */
        default boolean possessive(int at) {
            return true;
        }

        Lexicon lexicon();

        /** Words of which it is not known yet whom they name. */
        static Row of(List<PaperWord> words, Lexicon lexicon) {
            return new Row() {
                @Override
                public int size() {
                    return words.size();
                }

                @Override
                public PaperWord word(int at) {
                    return words.get(at);
                }

                @Override
                public String player(int at) {
                    return "";
                }

                @Override
                public Lexicon lexicon() {
                    return lexicon;
                }
            };
        }
    }

    /** Calls {@code found} with the end of every match that begins at {@code at}. */
    void match(Row row, int at, Told told, BiConsumer<Integer, Told> found);

    /** Whether a match can take this word as its first. */
    boolean begins(Row row, int at);

    /** Whether it may match no word at all. */
    boolean empty();

    /** The first letters that the first word of a match can have; nothing where those may be any. */
    Optional<Set<String>> initials();

    private static Optional<Set<String>> initial(String text) {
        return Optional.of(Set.of(text.substring(0, Math.min(ByInitial.LETTERS, text.length()))));
    }

    private static Optional<Set<String>> initials(List<WordPattern> parts) {
        Set<String> all = new HashSet<>();
        for (WordPattern part : parts) {
            Optional<Set<String>> own = part.initials();
            if (own.isEmpty()) {
                return own;
            }
            all.addAll(own.get());
        }
        return Optional.of(all);
    }

    /** A word of one place. */
    sealed interface Leaf extends WordPattern permits Word, Stem, WordSign {

        boolean is(Row row, int at);

        default String told(Row row, int at) {
            return "";
        }

        @Override
        default void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            int place = at;
            while (place < row.size()) {
                if (is(row, place)) {
                    String one = told(row, place);
                    found.accept(place + 1, one.isEmpty() ? told : told.and(one));
                    return;
                }
                if (!row.word(place).light()) {
                    return;
                }
                place++;
            }
        }

        @Override
        default boolean begins(Row row, int at) {
            return is(row, at);
        }

        @Override
        default boolean empty() {
            return false;
        }

        @Override
        default Optional<Set<String>> initials() {
            return Optional.empty();
        }
    }

    /** A word as it is. */
    record Word(String text) implements Leaf {
        @Override
        public boolean is(Row row, int at) {
            return row.word(at).text().equals(text) && row.word(at).word();
        }

        @Override
        public Optional<Set<String>> initials() {
            return initial(text);
        }
    }

    /** A word that begins so, and goes on with an ending of the language. */
    record Stem(String text) implements Leaf {
        @Override
        public boolean is(Row row, int at) {
            PaperWord word = row.word(at);
            return word.kind() == PaperWord.WordKind.WORD && word.text().startsWith(text);
        }

        @Override
        public Optional<Set<String>> initials() {
            return text.length() < ByInitial.LETTERS ? Optional.empty() : initial(text);
        }
    }

    /** What a heap holds: {@code 7}, {@code S}, {@code 2S}. */
    record Term() implements WordPattern {
        @Override
        public void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            int place = at;
            while (place < row.size() && row.word(place).light()) {
                place++;
            }
            if (place >= row.size()) {
                return;
            }
            PaperWord first = row.word(place);
            if (WordSign.LETTER.is(row, place)) {
                found.accept(place + 1, told.and(first.raw()));
                return;
            }
            if (first.kind() != PaperWord.WordKind.NUMBER) {
                return;
            }
            int next = place + 1;
            if (next < row.size()
                    && row.word(next).text().equals("times")
                    && row.word(next).kind() == PaperWord.WordKind.RELATION) {
                next++;
            }
            boolean many = next < row.size() && row.word(next).letter();
            found.accept(
                    many ? next + 1 : place + 1,
                    told.and(many ? first.text() + row.word(next).raw() : first.text()));
        }

        @Override
        public boolean begins(Row row, int at) {
            return row.word(at).letter() || row.word(at).kind() == PaperWord.WordKind.NUMBER;
        }

        @Override
        public boolean empty() {
            return false;
        }

        @Override
        public Optional<Set<String>> initials() {
            return Optional.empty();
        }
    }

    /** A pattern that may match no word at all. */
    sealed interface Skippable extends WordPattern {

        @Override
        default boolean begins(Row row, int at) {
            return false;
        }

        @Override
        default boolean empty() {
            return true;
        }

        @Override
        default Optional<Set<String>> initials() {
            return Optional.of(Set.of());
        }
    }

    /** Nothing, where no such word follows. */
    record Unless(Predicate<PaperWord> such) implements Skippable {
        @Override
        public void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            int place = at;
            while (place < row.size() && row.word(place).light()) {
                place++;
            }
            if (place >= row.size() || !such.test(row.word(place))) {
                found.accept(at, told);
            }
        }
    }

    /** Nothing, where such a word follows with no sign before it. */
    record NearWord(Predicate<PaperWord> such) implements Skippable {
        @Override
        public void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            if (at < row.size() && such.test(row.word(at))) {
                found.accept(at, told);
            }
        }
    }

    /** Nothing, with a tag. */
    record Tag(String name) implements Skippable {
        @Override
        public void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            found.accept(at, told.tagged(name));
        }
    }

    /** Up to so many words of any kind. */
    record Few(int most) implements Skippable {
        @Override
        public boolean begins(Row row, int at) {
            return true;
        }

        @Override
        public Optional<Set<String>> initials() {
            return Optional.empty();
        }

        @Override
        public void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            int place = at;
            for (int words = 0; words <= most && place <= row.size(); place++) {
                found.accept(place, told);
                words += place < row.size() && row.word(place).word() ? 1 : 0;
            }
        }
    }

    /** One behind the other. */
    record Sequence(List<WordPattern> parts, boolean empty) implements WordPattern {

        Sequence(List<WordPattern> parts) {
            this(parts, parts.stream().allMatch(WordPattern::empty));
        }

        @Override
        public void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            match(row, at, told, found, 0);
        }

        private void match(Row row, int at, Told told, BiConsumer<Integer, Told> found, int part) {
            if (part == parts.size()) {
                found.accept(at, told);
            } else {
                parts.get(part).match(row, at, told, (end, more) -> match(row, end, more, found, part + 1));
            }
        }

        @Override
        public boolean begins(Row row, int at) {
            for (WordPattern part : parts) {
                if (part.begins(row, at)) {
                    return true;
                }
                if (!part.empty()) {
                    return false;
                }
            }
            return false;
        }

        @Override
        public Optional<Set<String>> initials() {
            int taken = 0;
            while (taken < parts.size() && parts.get(taken).empty()) {
                taken++;
            }
            return WordPattern.initials(parts.subList(0, Math.min(taken + 1, parts.size())));
        }
    }

    /** One of several. */
    record Choice(List<WordPattern> parts, ByInitial<WordPattern> byInitial, boolean empty) implements WordPattern {

        Choice(List<WordPattern> parts) {
            this(parts, new ByInitial<>(parts, part -> part), parts.stream().anyMatch(WordPattern::empty));
        }

        @Override
        public void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            int place = at;
            while (place < row.size() && row.word(place).light()) {
                place++;
            }
            for (WordPattern part : place < row.size() ? byInitial.of(row.word(place)) : byInitial.others()) {
                part.match(row, at, told, found);
            }
        }

        @Override
        public boolean begins(Row row, int at) {
            for (WordPattern part : byInitial.of(row.word(at))) {
                if (part.begins(row, at)) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public Optional<Set<String>> initials() {
            return WordPattern.initials(parts);
        }
    }

    /** Any number of times, none included; {@code most} is 1 for what may be left out. */
    record Repeated(WordPattern part, int most) implements Skippable {
        @Override
        public boolean begins(Row row, int at) {
            return part.begins(row, at);
        }

        @Override
        public Optional<Set<String>> initials() {
            return part.initials();
        }

        @Override
        public void match(Row row, int at, Told told, BiConsumer<Integer, Told> found) {
            match(row, at, told, found, most);
        }

        private void match(Row row, int at, Told told, BiConsumer<Integer, Told> found, int left) {
            if (left > 0) {
                part.match(row, at, told, (end, more) -> {
                    if (end > at) {
                        match(row, end, more, found, left - 1);
                    }
                });
            }
            found.accept(at, told);
        }
    }
}

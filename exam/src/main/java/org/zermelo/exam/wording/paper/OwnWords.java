package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.zermelo.exam.wording.paper.PaperWord.WordKind;

/**
 * Words that a text has of its own for what is counted ("S acorns") and for what it lies in ("in the chest", "from the chest"):
 * no list can have them all, but a text shows them by the words around them.
 */
public final class OwnWords {

    /** What such a word is called. */
    public enum OwnWord {
        COUNTER,
        VESSEL,
        ACTOR
    }

    private static final int SHORTEST = 3;
    private static final int LONGEST_ENDING = 4;

    private final Lexicon lexicon;
    private final List<String> endings;
    private final Map<OwnWord, List<String>> stems = new EnumMap<>(OwnWord.class);

    public OwnWords(List<PaperWord> words, Lexicon lexicon) {
        this.lexicon = lexicon;
        this.endings = List.of(lexicon.name("endings").split(" ")).stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
        Map<OwnWord, List<String>> seen = new EnumMap<>(OwnWord.class);
        for (OwnWord kind : OwnWord.values()) {
            seen.put(kind, new ArrayList<>());
            stems.put(kind, new ArrayList<>());
        }
        List<String> held = new ArrayList<>();
        for (int at = 0; at < words.size(); at++) {
            PaperWord word = words.get(at);
            boolean first = at == 0 || words.get(at - 1).kind() == WordKind.END;
            if (word.kind() != WordKind.WORD
                    || word.text().length() <= SHORTEST
                    || word.capital() && !(first && named(words, at))
                    || known(word)
                    || at == 0 && !named(words, at)) {
                continue;
            }
            if (named(words, at)) {
                stems(OwnWord.ACTOR).add(stem(word.text()));
                continue;
            }
            PaperWord before = before(words, at);
            boolean counted = before.kind() == WordKind.NUMBER || before.letter();
            boolean in = lexicon.listed("within", before);
            if (counted && !described(words, at) || in) {
                boolean holding = at + 1 < words.size() && lexicon.listed("holding", words.get(at + 1));
                if (holding) {
                    held.add(stem(word.text()));
                }
                OwnWord kind = counted && !holding ? OwnWord.COUNTER : OwnWord.VESSEL;
                String stem = stem(word.text());
                List<String> met = Objects.requireNonNull(seen.get(kind));
                if (before.letter() || met.contains(stem) || again(words, at, stem)) {
                    stems(kind).add(stem);
                }
                met.add(stem);
            }
        }
        // "two sacks of nuts": what is counted there holds what is counted in the game
        stems(OwnWord.COUNTER).removeAll(held);
        stems(OwnWord.VESSEL).removeAll(stems(OwnWord.COUNTER));
    }

    /** Whether the word stands in the text elsewhere, too. */
    private boolean again(List<PaperWord> words, int at, String stem) {
        for (int other = 0; other < words.size(); other++) {
            if (other != at
                    && words.get(other).kind() == WordKind.WORD
                    && stem(words.get(other).text()).equals(stem)) {
                return true;
            }
        }
        return false;
    }

    private List<String> stems(OwnWord kind) {
        return Objects.requireNonNull(stems.get(kind));
    }

    public boolean is(PaperWord word, OwnWord kind) {
        return word.kind() == WordKind.WORD
                && stems(kind).stream()
                        .anyMatch(stem -> stem(word.text()).equals(stem)
                                || word.text().startsWith(stem)
                                        && word.text().length() <= stem.length() + LONGEST_ENDING);
    }

    /** Whether the word describes another one that is counted, as "blue" does in "S blue stones" and in "blue and red stones". */
    private boolean described(List<PaperWord> words, int at) {
        PaperWord after = at + 1 < words.size() ? words.get(at + 1) : null;
        return after != null
                && after.kind() == WordKind.WORD
                && (lexicon.joins(after) || !known(after) || lexicon.counts(after));
    }

    /** Whether two names follow, as behind "captains" in "captains Flint and Silver". */
    private boolean named(List<PaperWord> words, int at) {
        int name = at + 1 < words.size() && words.get(at + 1).light() ? at + 2 : at + 1;
        return name + 2 < words.size()
                && words.get(name).capital()
                && !known(words.get(name))
                && lexicon.joins(words.get(name + 1))
                && words.get(name + 2).capital()
                && !known(words.get(name + 2));
    }

    private boolean known(PaperWord word) {
        return lexicon.knows(word.text());
    }

    private PaperWord before(List<PaperWord> words, int at) {
        int place = at - 1;
        while (place > 0 && lexicon.skips(words.get(place).text())) {
            place--;
        }
        return words.get(place);
    }

    private String stem(String word) {
        for (String ending : endings) {
            if (word.endsWith(ending) && word.length() - ending.length() >= SHORTEST) {
                return word.substring(0, word.length() - ending.length());
            }
        }
        String fleeting = word.length() > SHORTEST + 1 ? word.substring(word.length() - 2) : "";
        return !fleeting.isEmpty()
                        && lexicon.listed("fleeting", new PaperWord(fleeting, fleeting, WordKind.WORD, 0, 0, 0))
                // the vowel is lost in the other forms
                ? word.substring(0, word.length() - 2) + word.substring(word.length() - 1)
                : word;
    }
}

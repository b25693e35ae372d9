package org.zermelo.exam.wording.paper;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The two players of a task, found in any case of their declension: by the stem that a name leaves without its ending, a fleeting vowel
 * dropped or not, and the endings of the language.
 */
public final class NamedPlayers {

    /** A stem that an ending leaves has so many letters. */
    private static final int SHORTEST = 3;

    private final Lexicon lexicon;
    private final Set<String> endings;
    private final List<Set<String>> stems;
    private final List<String> names;

    public NamedPlayers(Lexicon lexicon, String first, String second) {
        this.names = List.of(PaperText.plain(first), PaperText.plain(second));
        this.lexicon = lexicon;
        this.endings = Set.of(lexicon.name("endings").split(" "));
        this.stems = List.of(stems(PaperText.plain(first)), stems(PaperText.plain(second)));
    }

    private Set<String> stems(String name) {
        Set<String> all = new LinkedHashSet<>(List.of(name));
        int length = name.length();
        if (length < 3) {
            return all;
        }
        String last = name.substring(length - 1);
        if (lexicon.name("bare").contains(last)) {
            all.add(name.substring(0, length - 1));
        } else if (lexicon.name("drop").contains(name.substring(length - 2, length - 1))) {
            all.add(name.substring(0, length - 2) + last);
            all.add(name.substring(0, length - 2) + lexicon.name("soft") + last);
        }
        // a name that stands nowhere but in another case: "between Vera and Nona" of one who is "Nonas" elsewhere
        endings.stream()
                .filter(ending -> ending.length() > 1 && name.endsWith(ending) && length - ending.length() >= SHORTEST)
                .forEach(ending -> all.add(name.substring(0, length - ending.length())));
        return all;
    }

    /** {@code P}, {@code V}, or empty where a word names neither. */
    public String of(PaperWord word) {
        if (word.kind() != PaperWord.WordKind.WORD
                || Character.isLowerCase(word.raw().codePointAt(0))) {
            return "";
        }
        boolean first = named(word.text(), stems.get(0));
        boolean second = named(word.text(), stems.get(1));
        return first == second ? "" : first ? "P" : "V";
    }

    /** Whether a name may stand in another case than that of who does something; names that are not declined may. */
    public boolean possessive(PaperWord word) {
        String text = word.text();
        return text.length() == 1
                || !names.contains(text)
                || !lexicon.name("declined").contains(text.substring(text.length() - 1));
    }

    private boolean named(String word, Set<String> names) {
        return names.stream()
                .anyMatch(stem -> word.equals(stem)
                        || (stem.length() > 1 || word.startsWith(stem + "'"))
                                && word.startsWith(stem)
                                && endings.contains(word.substring(stem.length())));
    }
}

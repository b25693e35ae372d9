package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Two names where no phrase introduces them: words with a great letter that the language does not know, each name in all the forms that the
 * text has of it, and the form by which most of the others are known.
 */
final class NameForms {

    private final Lexicon lexicon;

    /** How often each form stands in the text, in the order of their first places. */
    private final Map<String, Integer> forms = new LinkedHashMap<>();

    NameForms(List<PaperSentences.PaperPart> parts, Lexicon lexicon) {
        this.lexicon = lexicon;
        for (PaperSentences.PaperPart part : parts) {
            for (PaperWord word : part.words()) {
                if (word.kind() == PaperWord.WordKind.WORD
                        && word.capital()
                        && !word.letter()
                        && word.text().length() > 1
                        && !lexicon.knows(word.text())) {
                    forms.merge(word.raw(), 1, Integer::sum);
                }
            }
        }
    }

    /** The two names, the one that is said to move first before the other; null where the text does not have two. */
    String @Nullable [] pair(List<String> firsts, List<String> seconds) {
        List<String> told = new ArrayList<>(firsts);
        told.addAll(seconds);
        List<String> names = new ArrayList<>();
        for (String form : forms.keySet()) {
            if (names.stream().noneMatch(name -> same(name, form) || same(form, name))) {
                names.add(best(form));
            }
        }
        names.removeIf(name -> count(name) < 2 && told.stream().noneMatch(form -> same(name, form)));
        names.sort((one, other) -> count(other) - count(one));
        if (names.size() < 2) {
            return null;
        }
        String one = names.get(0);
        String other = names.get(1);
        for (String form : told) {
            boolean first = firsts.contains(form);
            if (same(one, form) != same(other, form)) {
                return same(one, form) == first ? new String[] {one, other} : new String[] {other, one};
            }
        }
        return null;
    }

    /** Of the forms of a name the one from which most of the others come. */
    String best(String form) {
        return forms.keySet().stream()
                .filter(other -> same(other, form))
                .max((a, b) -> bare(a) != bare(b)
                        ? Boolean.compare(bare(a), bare(b))
                        : count(a) == count(b) ? b.length() - a.length() : count(a) - count(b))
                .orElse(form);
    }

    /** Whether all forms of a name are this one with an ending behind it: "Tom" beside "Toma". */
    private boolean bare(String name) {
        List<String> all =
                forms.keySet().stream().filter(form -> same(name, form)).toList();
        return all.size() > 1 && all.stream().allMatch(form -> form.startsWith(name));
    }

    private int count(String name) {
        return forms.entrySet().stream()
                .filter(each -> same(name, each.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    private boolean same(String name, String form) {
        NamedPlayers known = new NamedPlayers(lexicon, name, "");
        return known.of(new PaperWord(PaperText.plain(form), form, PaperWord.WordKind.WORD, 0, 0, 0))
                .equals("P");
    }
}

package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds how the two players are called, and who of them moves first. */
public final class PlayerNames {

    private final Lexicon lexicon;

    public PlayerNames(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /** The name of the one who moves first and of the other. */
    public String[] find(List<PaperSentences.PaperPart> parts) {
        String[] names = null;
        List<String> firsts = new ArrayList<>();
        List<String> seconds = new ArrayList<>();
        List<String> loose = new ArrayList<>();
        for (PaperSentences.PaperPart part : parts) {
            WordPattern.Row row = WordPattern.Row.of(part.words(), lexicon);
            for (int at = 0; at < row.size(); at++) {
                for (Lexicon.Entry entry : lexicon.players()) {
                    List<String> told = match(entry, row, at);
                    if (told == null) {
                        continue;
                    }
                    if (entry.concept().startsWith("players") && names == null && told.size() == 2) {
                        names = told.toArray(String[]::new);
                    } else if (entry.concept().equals("first loose")) {
                        loose.add(told.get(0));
                    } else if (entry.concept().startsWith("first")) {
                        firsts.add(told.get(0));
                    } else if (entry.concept().startsWith("second")) {
                        seconds.add(told.get(0));
                    }
                }
            }
        }
        firsts.addAll(loose);
        NameForms forms = new NameForms(parts, lexicon);
        names = names == null ? forms.pair(firsts, seconds) : new String[] {forms.best(names[0]), forms.best(names[1])};
        if (names == null) {
            names = new String[] {lexicon.name("P"), lexicon.name("V")};
        }
        NamedPlayers known = new NamedPlayers(lexicon, names[0], names[1]);
        for (String first : firsts) {
            String who = known.of(new PaperWord(PaperText.plain(first), first, PaperWord.WordKind.WORD, 0, 0, 0));
            if (who.equals("V")) {
                return new String[] {names[1], names[0]};
            }
            if (who.equals("P")) {
                break;
            }
        }
        return names;
    }

    private static @Nullable List<String> match(Lexicon.Entry entry, WordPattern.Row row, int at) {
        if (!row.word(at).word() || !entry.pattern().begins(row, at)) {
            return null;
        }
        List<List<String>> found = new ArrayList<>();
        entry.pattern().match(row, at, WordPattern.Told.NOTHING, (end, told) -> found.add(told.told()));
        return found.isEmpty() ? null : found.get(0);
    }
}

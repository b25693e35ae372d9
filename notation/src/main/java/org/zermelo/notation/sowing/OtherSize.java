package org.zermelo.notation.sowing;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.zermelo.notation.boards.BoardWords;
import org.zermelo.notation.text.Source;

/** A sowing game of a file with other pits and seeds: {@code @kalah(pits 2x4; seeds 3)}. */
public final class OtherSize {

    private static final List<String> SECTIONS = List.of("pits", "seeds", "first");

    private OtherSize() {}

    /** The file with these sections instead of its own of the same kind; what else they say is read, and refused, as its last lines. */
    public static Source of(Source file, String sections) {
        List<String> meanings = SECTIONS.stream()
                .filter(meaning -> Arrays.stream(sections.split(";")).anyMatch(part -> begins(part, meaning)))
                .toList();
        String kept = file.text()
                .lines()
                .filter(line -> meanings.stream().noneMatch(meaning -> begins(line, meaning)))
                .collect(Collectors.joining("\n"));
        return new Source(file.name(), kept + "\n;" + sections);
    }

    private static boolean begins(String part, String meaning) {
        String word = part.strip().toLowerCase(Locale.ROOT).split("[\\s:]", 2)[0];
        return BoardWords.means(word, List.of(meaning));
    }
}

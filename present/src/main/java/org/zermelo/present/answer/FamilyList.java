package org.zermelo.present.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.zermelo.notation.Family;
import org.zermelo.notation.Notation;
import org.zermelo.notation.rules.Library;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Synopses;
import org.zermelo.present.words.Words;

/**
 * The games that can be named: families with their arguments and an example, and the rule files that come with the program.
 *
 * @param families in the order of the notation
 * @param files names of rule files, in alphabetical order
 */
public record FamilyList(List<Family> families, List<String> files) {

    private static final String GAP = "    ";

    public FamilyList {
        families = List.copyOf(families);
        files = List.copyOf(files);
    }

    /** All of them. */
    public static FamilyList of(Notation notation) {
        return new FamilyList(notation.families(), Library.names());
    }

    /** Those in whose name, other names or title the word occurs, whatever its case. */
    public FamilyList with(String word, Words words) {
        String sought = word.strip().toLowerCase(Locale.ROOT);
        return new FamilyList(
                families.stream()
                        .filter(family -> Stream.concat(
                                        Stream.of(family.name(), title(family, words)), family.aliases().stream())
                                .anyMatch(name -> name.toLowerCase(Locale.ROOT).contains(sought)))
                        .toList(),
                files.stream().filter(name -> ("@" + name).contains(sought)).toList());
    }

    public boolean isEmpty() {
        return families.isEmpty() && files.isEmpty();
    }

    /** Each family as an object: name, aliases, synopsis, example, title. */
    public List<Object> json(Words words) {
        List<Object> all = new ArrayList<>();
        for (Family family : families) {
            all.add(Json.object(
                    "name",
                    family.name(),
                    "aliases",
                    family.aliases(),
                    "synopsis",
                    Synopses.say(family.synopsis(), words),
                    "example",
                    family.example(),
                    "title",
                    title(family, words)));
        }
        return all;
    }

    /** Each family in a few lines: what it is, its arguments, its other names, an example. */
    public String text(Words words) {
        StringBuilder out = new StringBuilder();
        for (Family family : families) {
            out.append(title(family, words)).append('\n');
            out.append(GAP).append(Synopses.say(family.synopsis(), words)).append('\n');
            if (!family.aliases().isEmpty()) {
                String others = String.join(", ", family.aliases());
                out.append(GAP)
                        .append(words.say("notation.family-names", "names", others))
                        .append('\n');
            }
            out.append(GAP).append(words.say("notation.family-example", "game", family.example()));
            out.append('\n');
        }
        if (!files.isEmpty()) {
            out.append(words.say("notation.family-files")).append('\n');
            files.forEach(name -> out.append(GAP).append('@').append(name).append('\n'));
        }
        return out.toString();
    }

    private static String title(Family family, Words words) {
        return words.say("page.family." + family.name());
    }
}

package org.zermelo.present.answer;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.zermelo.notation.Notation;
import org.zermelo.notation.family.Family;
import org.zermelo.notation.rules.Library;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Language;
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

    /** Those in whose name, or other names and title in any language, the word occurs, whatever its case. */
    public FamilyList with(String word) {
        String sought = word.strip().toLowerCase(Locale.ROOT);
        return new FamilyList(
                families.stream()
                        .filter(family -> Stream.concat(Stream.of(family.name()), called(family))
                                .anyMatch(name -> name.toLowerCase(Locale.ROOT).contains(sought)))
                        .toList(),
                files.stream().filter(name -> ("@" + name).contains(sought)).toList());
    }

    public boolean isEmpty() {
        return families.isEmpty() && files.isEmpty();
    }

    /** Each family as an object: name, aliases, synopsis, example, title. */
    public static JsonType<FamilyList> families(Words words) {
        JsonShape<Family> family = new JsonShape<Family>()
                .text("name", Family::name)
                .with("aliases", JsonType.TEXTS, each -> names(each, words))
                .text("synopsis", each -> Synopses.say(each.synopsis(), words))
                .text("example", Family::example)
                .text("title", each -> title(each, words));
        return JsonType.list(family).from(FamilyList::families);
    }

    /** The list as a document. */
    public static JsonShape<FamilyList> shape(Words words) {
        return new JsonShape<FamilyList>()
                .constant("schema", "zermelo/games/1")
                .with("families", families(words), list -> list)
                .with("files", JsonType.TEXTS, FamilyList::files);
    }

    /** Each family in a few lines: what it is, its arguments, its other names, an example. */
    public String text(Words words) {
        StringBuilder out = new StringBuilder();
        for (Family family : families) {
            out.append(title(family, words)).append('\n');
            out.append(GAP).append(Synopses.say(family.synopsis(), words)).append('\n');
            List<String> names = names(family, words);
            if (!names.isEmpty()) {
                String others = String.join(", ", names);
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
        return words.say("family." + family.name() + ".title");
    }

    /** Titles and other names in every language. */
    private static Stream<String> called(Family family) {
        return Language.all().stream()
                .map(Words::in)
                .flatMap(words -> Stream.concat(Stream.of(title(family, words)), names(family, words).stream()));
    }

    /** The other names of a family: those of the notation, then those of the language, where they are whole games without arguments. */
    private static List<String> names(Family family, Words words) {
        String own = words.phrase("family." + family.name() + ".names").orElse("");
        return Stream.concat(family.aliases().stream(), Stream.of(own.split("\\|")))
                .map(name -> name.replaceFirst("\\(.*", "").strip())
                .filter(name -> !name.isEmpty())
                .toList();
    }
}

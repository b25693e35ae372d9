package org.zermelo.notation.family;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.Note;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Distance;
import org.zermelo.notation.text.NotationException;
import org.zermelo.notation.text.PlainSigns;
import org.zermelo.partizan.loopy.LoopyNames;

/**
 * Families by their names. The notation's own names are looked up first: only for another one are the languages' files read.
 *
 * @param <F> the kind of the families
 */
public final class FamilyIndex<F extends Family> {

    /** Letters of a name that spaces and hyphens part, at most. */
    private static final int LONGEST = 60;

    private final List<F> families;
    private volatile @Nullable Map<String, Named<F>> named;

    public FamilyIndex(List<F> families) {
        this.families = List.copyOf(families);
    }

    /**
     * A family as it was called.
     *
     * @param family what was meant
     * @param name the name as it is written where it stands
     * @param whole the arguments that are meant where the name stands alone; null when there are none
     */
    public record Named<F extends Family>(
            F family, String name, @Nullable String whole) {}

    /** The families, in the order in which they were given. */
    public List<F> families() {
        return families;
    }

    /** The family of this name, whatever its case and language. */
    public Optional<Named<F>> of(String name) {
        Optional<Named<F>> exact = exact(name);
        return exact.isPresent() ? exact : Optional.ofNullable(named().get(plain(name)));
    }

    /** Takes a name, the longest that is one: {@code connect}, {@code connect four}; empty, with nothing taken, when none is. */
    public Optional<Named<F>> take(Cursor cursor) {
        int from = cursor.skip().offset();
        Optional<Named<F>> best = exact(cursor.word());
        int behind = cursor.offset();
        if (best.isEmpty() || goesOn(cursor)) {
            String phrase = phrase(cursor, from);
            for (int end = 1; end <= phrase.length(); end++) {
                boolean whole = end == phrase.length() || phrase.charAt(end) == ' ';
                Named<F> found = whole ? named().get(plain(phrase.substring(0, end))) : null;
                if (found != null) {
                    best = Optional.of(found);
                    behind = from + end;
                }
            }
        }
        cursor.moveTo(best.isPresent() ? behind : from);
        return best;
    }

    /** Whether a longer name may begin with the word that was read: {@code connect four}, {@code connect 4}. */
    private static boolean goesOn(Cursor cursor) {
        String rest = phrase(cursor, cursor.offset()).strip();
        return !rest.isEmpty()
                && (!Character.isDigit(rest.charAt(0)) && rest.charAt(0) != '-' || rest.matches("\\d{1,9}"));
    }

    /** The letters, digits, spaces and hyphens from here, as far as a name may reach. */
    private static String phrase(Cursor cursor, int from) {
        String text = cursor.source().text();
        int end = from;
        while (end < Math.min(cursor.end(), from + LONGEST)
                && (Character.isLetterOrDigit(text.charAt(end)) || " -_'\u2019\u200c".indexOf(text.charAt(end)) >= 0)) {
            end++;
        }
        return text.substring(from, end).stripTrailing();
    }

    /** The error at a name that is none, the next in the text: what it most likely was to be. */
    public NotationException unknown(Cursor cursor) {
        int from = cursor.skip().offset();
        String word = cursor.word();
        String phrase = phrase(cursor, from);
        cursor.moveTo(from + phrase.length());
        if (LoopyNames.begins(cursor.source().text().substring(from))) {
            return cursor.error(from, Math.max(1, word.length()), "notation.endless-value", "seen", word);
        }
        String nearest = nearest(phrase);
        String seen = nearest.isEmpty() && cursor.peek() != '(' ? word : phrase;
        return cursor.error(
                from,
                seen.length(),
                Note.of("notation.unknown-family")
                        .with("seen", seen)
                        .with("nearest", nearest.isEmpty() ? nearest(word) : nearest));
    }

    private String nearest(String seen) {
        return nearestTo(seen).map(Named::name).orElse("");
    }

    /** The family that a mistyped name most likely means, by the name that is nearest; empty where none is near. */
    public Optional<Named<F>> nearestTo(String seen) {
        String own = Distance.nearest(seen, families.stream().flatMap(FamilyIndex::own));
        if (!own.isEmpty() && Distance.edits(own, seen.toLowerCase(Locale.ROOT)) <= 1) {
            return exact(own);
        }
        Named<F> near = named().get(Distance.nearest(plain(seen), named().keySet().stream()));
        return near == null ? exact(own) : Optional.of(near);
    }

    /** Everything that a family is called, in plain letters. */
    public List<String> names(F family) {
        return named().entrySet().stream()
                .filter(named -> named.getValue().family() == family)
                .map(Map.Entry::getKey)
                .toList();
    }

    private Optional<Named<F>> exact(String name) {
        String wanted = name.toLowerCase(Locale.ROOT);
        return families.stream()
                .filter(family -> own(family).anyMatch(wanted::equals))
                .findFirst()
                .map(family -> new Named<>(family, wanted, null));
    }

    private static Stream<String> own(Family family) {
        return Stream.concat(Stream.of(family.name()), family.aliases().stream());
    }

    private Map<String, Named<F>> named() {
        Map<String, Named<F>> known = named;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (F family : families) {
                for (String name : own(family).toList()) {
                    known.putIfAbsent(plain(name), new Named<>(family, name, null));
                }
            }
            for (FamilyNames names : ServiceLoader.load(FamilyNames.class, FamilyNames.class.getClassLoader())) {
                for (F family : families) {
                    for (String name : names.of(family.name()).split("\\|")) {
                        add(known, family, name.strip());
                    }
                }
            }
            named = known;
        }
        return known;
    }

    private static <F extends Family> void add(Map<String, Named<F>> known, F family, String name) {
        int open = name.indexOf('(');
        String called = open < 0 ? name : name.substring(0, open);
        String whole = open < 0 ? null : name.substring(open + 1, name.length() - 1);
        if (!called.isEmpty()) {
            known.putIfAbsent(plain(called), new Named<>(family, called, whole));
        }
    }

    /** A name as people write it in many ways: lower case, words parted by one space, without apostrophes. */
    private static String plain(String name) {
        return PlainSigns.of(name)
                .toLowerCase(Locale.ROOT)
                .replaceAll("['\u2019]", "")
                .replaceAll("[-_\\s\u200c]+", " ")
                .replace('\u0451', '\u0435')
                .strip();
    }
}

package org.zermelo.partizan.family;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.zermelo.game.PartizanRules;
import org.zermelo.partizan.form.Forms;
import org.zermelo.partizan.graph.GraphFamilies;
import org.zermelo.partizan.grid.GridFamilies;
import org.zermelo.partizan.heap.HeapFamilies;
import org.zermelo.partizan.literal.GameTerms;
import org.zermelo.partizan.literal.LiteralException;
import org.zermelo.partizan.play.DecomposingRules;
import org.zermelo.partizan.play.PartizanFamily;
import org.zermelo.partizan.play.PositionText;
import org.zermelo.partizan.play.PositionValues;

/** The families of games with Left and Right whose positions may stand in a value. */
public final class PartizanFamilies implements GameTerms {

    private static final Map<String, PartizanFamily> ALL = Stream.of(
                    GridFamilies.all(), GridFamilies.endless(), HeapFamilies.all(), GraphFamilies.all())
            .flatMap(List::stream)
            .collect(Collectors.toMap(PartizanFamily::name, Function.identity(), (a, b) -> a, TreeMap::new));

    private static final Set<String> ENDLESS =
            GridFamilies.endless().stream().map(PartizanFamily::name).collect(Collectors.toUnmodifiableSet());

    /** Hackenbush with numbered vertices and no colour has the same moves for both: it is another family's. */
    private static final Pattern UNCOLORED = Pattern.compile("[^:]*\\d[^:]*|\\s*(?:path|cycle)\\b.*", Pattern.DOTALL);

    /** These families as names within a value. */
    public static final PartizanFamilies GAMES = new PartizanFamilies();

    /** All of them, by name. */
    public static List<PartizanFamily> all() {
        return List.copyOf(ALL.values());
    }

    private static Optional<PartizanFamily> find(String name) {
        return Optional.ofNullable(ALL.get(name.toLowerCase(Locale.ROOT)));
    }

    @Override
    public boolean knows(String name, String inner) {
        return find(name)
                .filter(family -> !family.name().equals("hackenbush")
                        || !UNCOLORED.matcher(inner).matches())
                .isPresent();
    }

    @Override
    public boolean isEndless(String name) {
        return ENDLESS.contains(name.toLowerCase(Locale.ROOT));
    }

    @Override
    public PartizanRules<?, ?> endless(String name, String text, int from, int to) {
        return rules(name, text, from, to);
    }

    @Override
    public Term read(Forms forms, String name, String text, int from, int to) {
        return term(forms, rules(name, text, from, to));
    }

    /**
     * The rules of the position in {@code from .. to - 1} of a text.
     *
     * @throws LiteralException at the place that is wrong
     */
    public DecomposingRules<?, ?> rules(String name, String text, int from, int to) {
        PositionText position = new PositionText(text, from, to);
        position.refuseLongNumbers();
        return find(name).orElseThrow().reader().apply(position);
    }

    private static <P, M> Term term(Forms forms, DecomposingRules<P, M> rules) {
        return new PositionValues<>(forms, rules).term(rules, rules.start());
    }
}

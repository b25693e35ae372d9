package org.zermelo.cli.input;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.desk.trace.OpenStart;
import org.zermelo.game.BadInputException;
import org.zermelo.notation.rules.BoardRuleText;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.PlainSigns;
import org.zermelo.notation.text.Source;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;

/**
 * Declared rules that leave a parameter open, wherever they stand: {@code heaps(7, S in 1..69; ..)} among the words of a
 * command, in the library ({@code @two-heaps}), or in a rule file.
 */
final class OpenRules {

    /** A rule file with values for its parameters: {@code two-heaps.game}, {@code two-heaps.game(S=17)}. */
    static final Pattern RULE_FILE = Pattern.compile("([^@(][^(]*\\.game)\\s*(?:\\((.*)\\))?", Pattern.DOTALL);

    private static final Pattern INLINE = Pattern.compile("(?isU)\\s*" + InputWords.group("rules") + "\\s*\\(.*");

    private static final Pattern REFERENCE = Pattern.compile("(@[^(\\s]+)\\s*(?:\\((.*)\\))?", Pattern.DOTALL);

    private static final Pattern VALUE = Pattern.compile("(?:(\\p{L}\\w*)\\s*=\\s*)?([+-]?\\d{1,19})");

    private final Ruleset rules;
    private final Source source;

    private OpenRules(Ruleset rules, Source source) {
        this.rules = rules;
        this.source = source;
    }

    /**
     * The rules that a text names, when they leave a parameter open.
     *
     * @param reader how rules are read
     */
    static Optional<OpenRules> of(String said, Function<Source, Ruleset> reader, CommandContext c) throws IOException {
        String text = PlainSigns.of(said);
        if (isOneLine(text)) {
            return open(Source.of(text), reader);
        }
        Matcher file = RULE_FILE.matcher(said);
        if (!file.matches()) {
            return Optional.empty();
        }
        Input input = Input.of(file.group(1), c);
        Source source = new Source(input.name(), input.text());
        return open(file.group(2) == null ? source : RuleText.withBindings(source, file.group(2)), reader);
    }

    /**
     * The rules that a file or standard input holds as its whole text, when they leave a parameter open.
     *
     * @param reader how rules are read
     */
    static Optional<OpenRules> of(Source held, Function<Source, Ruleset> reader, CommandContext c) {
        return isOneLine(PlainSigns.of(held.text().strip()))
                        || c.desk().notation().isRuleFile(held)
                ? open(held, reader)
                : Optional.empty();
    }

    /** Whether a text is rules in their parentheses, or a name of the library. */
    private static boolean isOneLine(String text) {
        return closesAtEnd(text)
                && (INLINE.matcher(text).matches() || REFERENCE.matcher(text).matches());
    }

    private static Optional<OpenRules> open(Source source, Function<Source, Ruleset> reader) {
        if (BoardRuleText.isBoard(source)) {
            return Optional.empty();
        }
        Ruleset rules = reader.apply(source);
        return rules.closed() ? Optional.empty() : Optional.of(new OpenRules(rules, source));
    }

    /** Whether the first parenthesis of a text closes with its last letter: the text is one game and no sum. */
    private static boolean closesAtEnd(String text) {
        int depth = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
            if (depth == 0 && letter == ')') {
                return text.substring(i + 1).isBlank();
            }
        }
        return true;
    }

    Ruleset rules() {
        return rules;
    }

    /**
     * The text of the game from one start.
     *
     * @param start the value of S, {@code 31}, or those of all open parameters, {@code K=3, S=31}
     * @throws BadInputException when it names no start of these rules
     */
    Source from(String start) {
        Map<String, Long> values = values(start);
        if (!rules.admits(values)) {
            throw new BadInputException("cli.start-outside", "seen", start, "ranges", ranges());
        }
        String bindings = values.entrySet().stream()
                .map(value -> value.getKey() + " = " + value.getValue())
                .sorted()
                .collect(Collectors.joining(", "));
        return RuleText.closing(source, bindings);
    }

    /** The text of the game from a start that is chosen for them who only want to watch. */
    Source watched() {
        return OpenStart.closing(source, rules);
    }

    private Map<String, Long> values(String start) {
        Map<String, Long> values = new HashMap<>();
        for (String word : PlainSigns.of(start).split("[,;]", -1)) {
            Matcher value = VALUE.matcher(word.trim());
            if (!value.matches()) {
                throw new BadInputException("cli.start-form", "seen", start, "example", example());
            }
            String name = value.group(1) == null ? asked() : value.group(1);
            try {
                if (values.put(name, Long.parseLong(value.group(2))) != null) {
                    throw new BadInputException("cli.start-form", "seen", start, "example", example());
                }
            } catch (NumberFormatException e) {
                throw new BadInputException("cli.start-form", "seen", start, "example", example());
            }
        }
        List<String> names = rules.parameters().stream().map(Parameter::name).toList();
        if (values.size() != names.size() || !names.containsAll(values.keySet())) {
            throw new BadInputException("cli.start-form", "seen", start, "example", example());
        }
        return values;
    }

    private String asked() {
        List<Parameter> parameters = rules.parameters();
        return parameters.stream()
                .map(Parameter::name)
                .filter("S"::equals)
                .findFirst()
                .orElse(parameters.get(parameters.size() - 1).name());
    }

    /** What may be said of a start, with values in the middle of their ranges. */
    String example() {
        List<Parameter> parameters = rules.parameters();
        String all = parameters.stream()
                .map(p -> p.name() + "=" + (p.bounded() ? p.least() + (p.greatest() - p.least()) / 2 : p.least()))
                .collect(Collectors.joining(", "));
        return parameters.size() == 1 ? all.substring(all.indexOf('=') + 1) : "'" + all + "'";
    }

    private String ranges() {
        return rules.parameters().stream()
                .map(p -> p.bounded()
                        ? p.least() + " <= " + p.name() + " <= " + p.greatest()
                        : p.name() + " >= " + p.least())
                .collect(Collectors.joining(", "));
    }

    /** The refusal of a command that needs one start and was told none. */
    BadInputException unbound() {
        String names = rules.parameters().stream().map(Parameter::name).collect(Collectors.joining(", "));
        return new BadInputException("cli.open", "names", names, "example", example());
    }
}

package org.zermelo.cli.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.game.BadInputException;
import org.zermelo.heap.HeapRules;
import org.zermelo.notation.FirstPlayer;
import org.zermelo.notation.Game;
import org.zermelo.notation.HeapRulesText;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.rules.Library;
import org.zermelo.notation.rules.RuleText;
import org.zermelo.notation.text.Cursor;
import org.zermelo.notation.text.Source;
import org.zermelo.row.Row;
import org.zermelo.row.RowGame;
import org.zermelo.rule.Ruleset;
import org.zermelo.value.Convention;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The game of a command: in words on the command line, in a file, or on standard input; and a row's numbers apart from
 * its rules, {@code coins -} or {@code 'coins(-; take any)' --file numbers.txt}.
 */
public final class GameInput {

    private static final String EXAMPLE = "zermelo solve 'coins(7 9 1 6 4 3)'";

    /** A row whose numbers come from elsewhere: {@code coins}, {@code coins -}, {@code coins(-; take any)}, by any name. */
    private static final Pattern OPEN_ROW =
            Pattern.compile("\\s*(\\p{L}[\\p{L} ]*?)\\s*(?:\\(\\s*-?\\s*(;.*)?\\)|-?\\s*(;.*)?)\\s*");

    /** A game by its name in the library or its file, and what follows it. */
    private static final Pattern NAMED =
            Pattern.compile("(@[^(\\s]+(?:\\([^)]*\\))?|[^(]*?\\.game(?:\\([^)]*\\))?)(?:\\s.*)?", Pattern.DOTALL);

    @Parameters(
            arity = "0..*",
            paramLabel = "GAME",
            completionCandidates = Candidates.Games.class,
            description = "The game in the notation, such as 'coins(7 9 1 6 4 3)'; - reads it from standard input.")
    private List<String> words = new ArrayList<>();

    @Option(
            names = "--file",
            paramLabel = "FILE",
            description = "Read the game from this file, or, when GAME is a row such as 'coins' or"
                    + " 'coins(-; take any)', the row's numbers.")
    private @Nullable String file;

    @Option(
            names = "--start",
            paramLabel = "S",
            description = "The start, in a game that leaves S open: 31, or 'K=3, S=31'.")
    private @Nullable String start;

    @Option(
            names = "--starts",
            paramLabel = "left|right",
            completionCandidates = Candidates.FirstPlayers.class,
            description = "Who moves first in a game with Left and Right.")
    private @Nullable String starts;

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec spec;

    /** What a file or standard input held, once it was read. */
    private @Nullable Source read;

    private Function<Source, Ruleset> reader = RuleText::ruleset;

    /**
     * The game.
     *
     * @throws BadInputException when there is none or it is not in the notation
     */
    public Game game(CommandContext c) throws IOException {
        Game game = read(c);
        return starts == null ? game : game.begunBy(FirstPlayer.of(starts));
    }

    private Game read(CommandContext c) throws IOException {
        return game(c, false);
    }

    /** The same; a game whose start is left open is given one from which there is something to see. */
    public Game watched(CommandContext c) throws IOException {
        return game(c, true);
    }

    private Game game(CommandContext c, boolean anyStart) throws IOException {
        String text = text();
        Matcher open = OPEN_ROW.matcher(text);
        boolean standardInput = text.equals("-") || text.matches(".*[\\s(]-\\s*(?:[;)].*)?");
        if (!text.isEmpty() && (file != null || standardInput) && open.matches() && isRow(open.group(1), c)) {
            String clauses = open.group(2) != null ? open.group(2) : open.group(3);
            return row(c, clauses == null ? "" : clauses);
        }
        Optional<OpenRules> rules = openRules(c);
        if (rules.isPresent()) {
            OpenRules opened = rules.get();
            if (start == null && anyStart) {
                return c.desk().notation().parse(opened.watched());
            }
            if (start == null) {
                throw opened.unbound();
            }
            return c.desk().notation().parse(opened.from(start));
        }
        if (start != null) {
            throw new BadInputException("cli.start-closed", "seen", start);
        }
        if (isElsewhere(text)) {
            return c.desk().notation().parse(elsewhere(c));
        }
        Optional<Source> ruleFile = file == null ? ruleFile(text, c) : Optional.empty();
        if (ruleFile.isPresent()) {
            return c.desk().notation().parse(ruleFile.get());
        }
        if (file != null) {
            throw new BadInputException("cli.file-and-game", "game", text, "file", file);
        }
        if (text.isEmpty()) {
            throw new BadInputException("cli.no-game", "example", example());
        }
        return c.desk().notation().parseWords(words);
    }

    /** The first example that the help of the command gives. */
    private String example() {
        return spec == null
                ? EXAMPLE
                : Arrays.stream(spec.usageMessage().footer())
                        .map(String::strip)
                        .filter(line -> line.startsWith("zermelo "))
                        .findFirst()
                        .orElse(EXAMPLE);
    }

    private static boolean isRow(String name, CommandContext c) {
        return c.desk()
                .notation()
                .family(name)
                .filter(family -> family.name().equals("coins"))
                .isPresent();
    }

    /** The words as they stand on the command line. A name with @ that is none of the library is a file. */
    public String text() {
        String text = String.join(" ", words).trim();
        if (file == null
                && text.startsWith("@")
                && Library.find(text.substring(1)).isEmpty()
                && isFile(text.substring(1))) {
            file = text.substring(1);
            words = new ArrayList<>();
            return "";
        }
        return text;
    }

    private static boolean isFile(String name) {
        try {
            return Files.isRegularFile(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** The text if it begins as a value of a game with Left and Right, wherever it comes from. */
    public Optional<Source> value(CommandContext c) throws IOException {
        String text = text();
        boolean far = isElsewhere(text);
        if (start != null || starts != null || (!far && file != null)) {
            return Optional.empty();
        }
        return Optional.of(far ? elsewhere(c) : Source.of(text)).filter(ValueNotation::begins);
    }

    /** Whether a file or standard input holds the whole game. */
    private boolean isElsewhere(String text) {
        return text.equals("-") || text.isEmpty() && file != null;
    }

    private Source elsewhere(CommandContext c) throws IOException {
        if (read == null) {
            Input input = Input.of(file == null ? "-" : file, c);
            read = new Source(input.name(), input.text());
        }
        return read;
    }

    /** From now on rules are read as those of every size: a letter that nothing declares is open. */
    public void everySize() {
        reader = RuleText::ofEverySize;
    }

    /** The declared rules, when they leave a parameter open and no start is given: {@code heaps(7, S in 1..69; ..)}. */
    public Optional<Ruleset> open(CommandContext c) throws IOException {
        return start != null ? Optional.empty() : openRules(c).map(OpenRules::rules);
    }

    /** As {@link #open}, of rules under misère play: {@code misere heaps(S; move -1, -3)}; empty for rules under normal play. */
    public Optional<Ruleset> openMisere(CommandContext c) throws IOException {
        Source said = Source.of(text());
        Cursor cursor = new Cursor(said, 0, said.text().length());
        if (!cursor.takeMeaning("misere")) {
            return Optional.empty();
        }
        // with blanks for the word, errors name the column of what was typed
        String rules = " ".repeat(cursor.offset()) + said.text().substring(cursor.offset());
        return OpenRules.of(rules, reader, c).map(OpenRules::rules);
    }

    private Optional<OpenRules> openRules(CommandContext c) throws IOException {
        String text = text();
        if (isElsewhere(text)) {
            return OpenRules.of(elsewhere(c), reader, c);
        }
        return file != null ? Optional.empty() : OpenRules.of(text, reader, c);
    }

    /** The rule file that a text names, {@code two-heaps.game} or {@code two-heaps.game(S=17)}, if it names one. */
    public static Optional<Source> ruleFile(String text, CommandContext c) throws IOException {
        Matcher named = OpenRules.RULE_FILE.matcher(text);
        if (!named.matches()) {
            return Optional.empty();
        }
        Input input = Input.of(named.group(1), c);
        String bindings = named.group(2) == null ? "" : named.group(2);
        return Optional.of(RuleText.withBindings(new Source(input.name(), input.text()), bindings));
    }

    /** The game that a text or the rule file that it names describes. */
    public static Game game(String text, CommandContext c) throws IOException {
        Optional<Source> ruleFile = ruleFile(text, c);
        return ruleFile.isPresent()
                ? c.desk().notation().parse(ruleFile.get())
                : c.desk().notation().parse(text);
    }

    /** The rules of one heap: a code, a family's name with or without heaps, or declared rules, in a file or as text. */
    public static HeapRules heapRules(String text, CommandContext c) throws IOException {
        Optional<Source> ruleFile = ruleFile(text, c);
        return ruleFile.isPresent() ? HeapRulesText.of(RuleText.ruleset(ruleFile.get())) : HeapRulesText.parse(text);
    }

    /** As {@link #heapRules}, whoever wins by the rules: the moves are those of misère play as well. */
    public static HeapRules components(String text, CommandContext c) throws IOException {
        Optional<Source> ruleFile = ruleFile(text, c);
        return ruleFile.isPresent()
                ? HeapRulesText.components(RuleText.ruleset(ruleFile.get()))
                : HeapRulesText.components(text);
    }

    /** Takes away what follows the game, for commands that are told more than a game. */
    public String takeTail() {
        String text = text();
        Matcher named = NAMED.matcher(text);
        // a name that is a whole game needs no parentheses: 'connect four'
        int bare =
                text.indexOf(')') < 0 && words.size() > 1 ? words.get(0).trim().length() : 0;
        int end = named.matches() ? named.end(1) : Math.max(bare, text.lastIndexOf(')') + 1);
        words = new ArrayList<>(List.of(text.substring(0, end)));
        return text.substring(end).trim();
    }

    /** The rules are read with one number in place of the many, which never pass through a text. */
    private Game row(CommandContext c, String clauses) throws IOException {
        Input input = Input.of(file == null ? "-" : file, c);
        Game pattern = c.desk().notation().parse("coins(0" + clauses + ")");
        long[] numbers = input.numbers(c.watch());
        if (pattern.rules() instanceof RowGame game && game.rows().size() == 1) {
            Row rules = game.rows().get(0);
            Row row = Row.owning(numbers).open(rules.ends()).take(rules.most());
            return new Game(new Source(input.name(), ""), RowGame.of(row), Convention.SCORE);
        }
        StringBuilder text = new StringBuilder("coins(");
        for (long number : numbers) {
            text.append(number).append(' ');
        }
        return c.desk().notation().parse(text.append(clauses).append(')').toString());
    }
}

package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.plan.Planner;
import org.zermelo.present.words.PseudoLanguage;

/** What is said in Russian holds no English but notation, names of methods and options, and what was typed. */
class RussianWordsTest {

    private static final Pattern LATIN = Pattern.compile("@?[\\p{IsLatin}_][\\p{IsLatin}_-]*\\p{IsLatin}");

    /** What is to be typed as it stands: options with their values, commands, the option's word after its Russian one. */
    private static final Pattern TYPED =
            Pattern.compile("--(value|method|moves|format|prune) [a-z-]+|--[a-z-]+|zermelo [a-z]+"
                    + "|\\((outcome|margin)\\)|одно из: [a-z, ]+|ZERMELO_JAVA_OPTS=-Xmx");

    /** The notation's words and symbols, and names that no language translates. */
    private static final Set<String> NAMES = Set.of(
            "coins", "nim", "misere", "heaps", "move", "end", "sum", "win", "last", "in", "take", "stuck", "points",
            "gain", "or", "floor", "Lany", "Wany", "Lany-L", "coop", "log", "sqrt", "res", "misère", "zermelo",
            "Zermelo");

    /** Ways of the families, and what a certificate calls its theorem and its engines. */
    private static final Set<String> KERNELS = Set.of(
            "nim-xor",
            "nim-sequence",
            "wythoff-table",
            "chomp-sweep",
            "notakto-table",
            "treblecross-heaps",
            "coins-alone",
            "fibonacci",
            "breaking",
            "naive",
            "sparse-block");

    /** Options, and the values, methods and numbers of moves that an error lists. */
    private static final Pattern LISTED = Pattern.compile("(?<=: \u2068?)[a-z-]+(, [a-z-]+)+|--[a-z-]+");

    private static final String HEAPS = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";
    private static final String SHRINKING = "heaps(S in 20..; move -2, -5, /3 floor; end sum <= 19)";

    static Stream<List<String>> commands() {
        Stream<List<String>> games = Stream.of(
                        "coins(7 9 1 6 4 3)",
                        "coins(3 -1 4; take any)",
                        "nim(5, 3, 6, 2)",
                        "misere nim(1, 1, 2)",
                        "octal(0.77, 40)",
                        "subtraction({1,3,4}, 30)",
                        "grundys-game(20)",
                        "wythoff(3, 5)",
                        "chomp(3x3)",
                        "notakto(1)",
                        "misere notakto(1)",
                        "nim(5, 3) + notakto(1)",
                        "coins(5 3) + coins(2 7 1)",
                        "heaps(S in 1..5; move +1, -1; end x = 0 or x = 6; S = 3)",
                        "heaps(10; move take k in 1..3 gain k; stuck points)",
                        "treblecross(9)",
                        "turning-turtles(1 3 4)",
                        "silver-dollar(1 3 5)",
                        "fibonacci-nim(13)",
                        "euclid(21, 13)")
                .flatMap(game -> Stream.of(
                        List.of("solve", game), List.of("explain", game, "--all"), List.of("why", game, "first wins")));
        Stream<List<String>> others = Stream.of(
                List.of("solve", HEAPS, "--start", "17"),
                List.of("explain", HEAPS, "--start", "17", "--all"),
                List.of("compare", "coins", "--sizes", "3,5", "--repeat", "1"),
                List.of("compare", "nim", "--sizes", "1,2", "--repeat", "1"),
                List.of("compare", "two-heaps", "--sizes", "10,12", "--repeat", "1"),
                List.of("compare", "coins(7 9 1)", "--repeat", "1"),
                List.of("exam", HEAPS, "--explain"),
                List.of("exam", HEAPS, "--why", "21=17"),
                List.of("exam", HEAPS, "--check", "21=6"),
                List.of("exam", SHRINKING, "--explain"),
                List.of("exam", HEAPS, "--show", "table"),
                List.of("exam", HEAPS, "--show", "tree", "--start", "31"),
                List.of("exam", HEAPS, "--variants", "1"),
                List.of("exam", HEAPS, "--variants", "1", "--key"),
                List.of("table", "coins(7 9 1)"),
                List.of("table", "nim(1, 2)"),
                List.of("tree", "coins(7 9 1)"),
                List.of("tree", "nim(1, 2)"),
                List.of("line", "coins(7 9 1)"),
                List.of("compare", "coins(7 9 1)", "--strategies"),
                List.of("line", "nim(1, 2)", "--played", "2: 2->1"),
                List.of("nimbers", "0.77", "--to", "100"),
                List.of("nimbers", "grundys-game", "--to", "30"),
                List.of("quotient", "notakto(2)"),
                List.of("table", HEAPS, "--whole", "--start", "60"),
                // refusals
                List.of("solve"),
                List.of("solve", "coins(1 2"),
                List.of("solve", "nim(3 x)"),
                List.of("solve", "coinz(3)"),
                List.of("solve", "--foo"),
                List.of("foo"),
                List.of("solve", "nim(3, 5)", "--value", "margin"),
                List.of("solve", "coins(1 2)", "--value", "nimber"),
                List.of("solve", "nim(3, 5)", "--method", "linear"),
                List.of("solve", "nim(3, 5)", "--moves", "foo"),
                List.of("solve", HEAPS),
                List.of("exam", HEAPS, "--ask", "19=Q:min"),
                List.of("exam", HEAPS, "--seed", "x"),
                List.of("line", "nim(1, 2)", "--played", "9"),
                List.of("solve", "nim(3, 5)", "--method"),
                List.of("solve", "chomp(40x50)"),
                List.of("table", "notakto(1)", "--whole"),
                List.of("check", "nowhere.file"),
                List.of("solve", "heaps(5; move +1; ende sum >= 9)"));
        return Stream.concat(games, others);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void nothingIsSaidInEnglish(List<String> command) {
        assertThat(english(command, "ru", TYPED)).isEmpty();
    }

    /** In a language whose phrases have no Latin letter at all, options that a phrase recommends included. */
    @ParameterizedTest
    @MethodSource("commands")
    void nothingIsSaidThatIsInNoLanguagesFile(List<String> command) {
        assertThat(english(command, PseudoLanguage.make().code(), LISTED)).isEmpty();
    }

    /** The Latin words of what a command says, without names, without what was typed and without the listed. */
    private static Set<String> english(List<String> command, String language, Pattern listed) {
        String[] words =
                Stream.concat(command.stream(), Stream.of("--lang", language)).toArray(String[]::new);
        CliRun run = CliRun.reading("", words);
        Set<String> known = new TreeSet<>(NAMES);
        known.addAll(KERNELS);
        Planner.standard().methods().forEach(method -> known.add(method.name()));
        command.forEach(word -> latin(word).forEach(known::add));
        return latin(listed.matcher(run.out() + run.err()).replaceAll(""))
                .filter(word -> !known.contains(word))
                .map(word -> word + " in " + run.out() + run.err())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String> latin(String text) {
        return LATIN.matcher(text).results().map(MatchResult::group);
    }
}

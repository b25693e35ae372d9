package org.zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.zermelo.cli.command.Commands;
import org.zermelo.cli.context.CommandContext;
import org.zermelo.cli.context.ExitCode;
import org.zermelo.desk.Desk;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Watch;
import picocli.CommandLine.Model.CommandSpec;

class HelpTest {

    /** What the examples read and write; the first two are there, the others come to be, in the order of the commands. */
    private static final Pattern FILE = Pattern.compile("\\b(row\\.txt|\\w+\\.(jsonl|svg|ztb|json))$");

    private static final Pattern WORD = Pattern.compile("'([^']*)'|\\S+");

    @TempDir
    private Path folder;

    static CommandSpec spec(Commands.Entry command) {
        PrintWriter nowhere = new PrintWriter(new StringWriter());
        return command.make()
                .apply(new CommandContext(
                        List.of(),
                        new ByteArrayInputStream(new byte[0]),
                        nowhere,
                        nowhere,
                        Words.in(Language.EN),
                        false,
                        Watch.NONE,
                        Desk.standard()));
    }

    /** The phrases of a language by picocli's keys. */
    private static Set<String> texts(Language language) {
        return Words.in(language).phrases("help").keySet().stream()
                .map(key -> key.substring("help.".length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The keys under which a command's texts are looked up, without the command's name. */
    private static Set<String> keys(CommandSpec spec) {
        Set<String> keys = new TreeSet<>(Set.of("usage.description"));
        spec.options()
                .forEach(option -> keys.add(List.of(option.names()).stream()
                        .max(Comparator.comparingInt(String::length))
                        .orElseThrow()
                        .replaceFirst("^-+", "")));
        spec.positionalParameters()
                .forEach(parameter -> keys.add(parameter.paramLabel() + "[" + parameter.index() + "]"));
        return keys;
    }

    private static Stream<Language> others() {
        return Language.all().stream().filter(language -> !language.equals(Language.EN));
    }

    @ParameterizedTest
    @MethodSource("others")
    void everyCommandAndOptionIsExplainedInOtherLanguagesAndNothingElseIs(Language language) {
        Set<String> texts = texts(language);
        Set<String> missing = new TreeSet<>();
        Set<String> used = new TreeSet<>();
        for (Commands.Entry command : Commands.all()) {
            for (String key : keys(spec(command))) {
                String own = "zermelo." + command.name() + "." + key;
                if (texts.contains(own)) {
                    used.add(own);
                } else if (texts.contains(key) && !key.startsWith("usage")) {
                    used.add(key);
                } else {
                    missing.add(own);
                }
            }
        }
        assertThat(missing)
                .as("to be added, after help., to %s.properties", language)
                .isEmpty();
        Set<String> rest = new TreeSet<>(texts);
        rest.removeAll(used);
        assertThat(rest).allMatch(key -> key.matches("usage\\..*|version|zermelo\\.(usage|help)\\..*"));
    }

    @Test
    void theWholeHelpIsInTheLanguageAsked() {
        for (Commands.Entry command : Commands.all()) {
            String russian = CliRun.of("--lang", "ru", command.name(), "--help").out();
            assertThat(russian)
                    .startsWith("Использование: zermelo " + command.name())
                    .contains("Примеры:");
            assertThat(russian).as(command.name()).doesNotContainPattern("(?m)^ {6}.* (the|of|or|by default) ");
            String english = CliRun.of("help", command.name(), "--lang", "en").out();
            assertThat(english).startsWith("Usage: zermelo " + command.name()).contains("Examples:\n  zermelo ");
            assertThat(english).doesNotContainPattern("[а-я]");
        }
        assertThat(CliRun.of("--lang", "ru").out()).contains("Решить и объяснить:", "Значение игры", "Коды выхода");
        assertThat(CliRun.of("--help").out()).contains("Solve and explain:", "What the game is worth", "Exit codes");
    }

    @Test
    void everyCommandTakesOneLineOfTheList() {
        for (Language language : Language.all()) {
            List<String> lines =
                    CliRun.of("--lang", language.code(), "help").out().lines().toList();
            assertThat(lines).allMatch(line -> line.length() <= 100);
            for (Commands.Entry command : Commands.all()) {
                assertThat(lines)
                        .filteredOn(line -> line.matches("  " + command.name() + "\\b.* [\\p{Lu}\\p{Lo}].*"))
                        .as(command.name())
                        .hasSize(1);
            }
        }
    }

    @Test
    void commonOptionsMayStandBeforeTheCommand() {
        assertThat(CliRun.of("--lang", "ru", "solve", "nim(1)").out())
                .isEqualTo(CliRun.of("solve", "nim(1)", "--lang", "ru").out());
        assertThat(CliRun.of("--json", "--lang=ru", "solve", "nim(1)").out()).startsWith("{");
        assertThat(CliRun.of("--help", "solve").out())
                .isEqualTo(CliRun.of("solve", "--help").out());
        assertThat(CliRun.of("--lang", "ru", "help", "solve").out())
                .isEqualTo(CliRun.of("solve", "--lang", "ru", "--help").out());
        assertThat(CliRun.of("--lang", "ru", "slove").err()).contains("solve").hasLineCount(1);
        assertThat(CliRun.of("--version").out()).startsWith("zermelo ");
        assertThat(CliRun.of("--wrong", "solve", "nim(1)").code()).isEqualTo(ExitCode.BAD_INPUT);
    }

    @Test
    void everyExampleRunsAsItStands() throws IOException {
        Files.writeString(folder.resolve("row.txt"), "7 9 1\n6 4 3\n");
        Files.writeString(folder.resolve("questions.jsonl"), "{\"id\":1,\"game\":\"nim(1, 2)\"}\n");
        for (Commands.Entry command : Commands.all()) {
            assertThat(command.examples()).as(command.name()).isNotEmpty();
            for (String example : command.examples()) {
                List<String> words = words(example);
                assertThat(words.get(0)).isEqualTo("zermelo");
                assertThat(words.get(1)).isEqualTo(command.name());
                boolean ownProgram = example.contains("mine.py");
                if (!ownProgram && !List.of("serve", "site", "play", "referee").contains(command.name())) {
                    CliRun run = CliRun.of(words.subList(1, words.size()).toArray(new String[0]));
                    assertThat(run.code()).as(example + ": " + run.err()).isZero();
                }
            }
        }
    }

    private List<String> words(String example) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(example);
        while (word.find()) {
            String text = word.group(1) == null ? word.group() : word.group(1);
            words.add(FILE.matcher(text).matches() ? folder.resolve(text).toString() : text);
        }
        return words;
    }
}

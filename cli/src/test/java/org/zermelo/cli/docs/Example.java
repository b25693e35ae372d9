package org.zermelo.cli.docs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.zermelo.cli.Cancellation;
import org.zermelo.cli.Cli;

/**
 * One command of a {@code console} block and what the page says that it prints.
 *
 * @param command the line after {@code $}: {@code ./zermelo ...}, or {@code echo '...' | ./zermelo ...}, {@code printf} with {@code \n}
 * @param expected the lines below it; a line {@code ...} stands for any lines
 */
record Example(String command, List<String> expected) {

    private static final Pattern PIPE = Pattern.compile("^(echo|printf) '([^']*)' \\| ");
    /** Where the tables are that examples build. */
    private static final Path TABLES = tables();

    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    /** Whether this is a command of the program at all. */
    boolean runs() {
        return PIPE.matcher(command).replaceFirst("").startsWith("./zermelo ");
    }

    /** What the program prints on both outputs, complaints last, without the last line ends. */
    List<String> output(Path root) {
        var pipe = PIPE.matcher(command);
        String input = !pipe.find()
                ? ""
                : pipe.group(1).equals("echo")
                        ? pipe.group(2) + "\n"
                        : pipe.group(2).replace("\\n", "\n");
        String[] words = words(pipe.replaceFirst(""), root);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        new Cli(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err, new Cancellation())
                .run(words);
        String all = (out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8))
                .replace(TABLES + File.separator, "");
        return all.stripTrailing().lines().map(String::stripTrailing).toList();
    }

    private static Path tables() {
        try {
            Path folder = Files.createTempDirectory("zermelo-docs");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The words after the program's name; a word that names a file of the checkout is made a path to it, one that names a table that an
     * example builds a path among the tables.
     */
    private static String[] words(String line, Path root) {
        List<String> words = new ArrayList<>();
        boolean built = false;
        var matcher = WORD.matcher(line);
        matcher.find();
        while (matcher.find()) {
            String word = matcher.group(1) != null
                    ? matcher.group(1)
                    : matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
            boolean asked = words.size() == 1 && word.matches("[a-z0-9]+") && Files.exists(TABLES.resolve(word));
            boolean table = built || asked;
            built = word.equals("--to") && line.contains(" build ");
            words.add(
                    table
                            ? TABLES.resolve(word).toString()
                            : word.contains("/") && Files.isRegularFile(root.resolve(word))
                                    ? root.resolve(word).toString()
                                    : word);
        }
        return words.toArray(String[]::new);
    }

    /** Whether the program printed what the page says. */
    boolean matches(List<String> actual) {
        StringBuilder pattern = new StringBuilder();
        for (String line : expected) {
            pattern.append(line.equals("...") ? "(?:.*\\n)*" : Pattern.quote(line.stripTrailing()) + "\\n");
        }
        return Pattern.matches(pattern.toString(), String.join("\n", actual) + (actual.isEmpty() ? "" : "\n"));
    }
}

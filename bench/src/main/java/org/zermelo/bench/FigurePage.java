package org.zermelo.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * A page that holds commands and what they printed. A command is an indented line {@code bench/run ..}; under it stand a line in italics,
 * which says when and where it was run, and its output: tables and pictures as they are, anything else between fences. The page is its
 * own list of what is to be measured, so that no figure on it is without its command.
 */
final class FigurePage {

    private static final String COMMAND = "    bench/run ";
    private static final String STAMP = "*Measured ";
    private static final String FENCE = "```";
    private static final String ROW = "|";
    private static final String PICTURE = "![";

    /** Runs a command and tells what it printed. */
    interface Runner {

        /**
         * @param words the words behind {@code bench/run}
         * @return the lines of its output
         * @throws IOException when it fails; what the page holds of it then stays
         */
        List<String> run(List<String> words) throws IOException, InterruptedException;
    }

    private final Path file;
    private final Runner runner;

    FigurePage(Path file, Runner runner) {
        this.file = file;
        this.runner = runner;
    }

    /** The commands of the page, without {@code bench/run}. */
    List<String> commands() throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(COMMAND))
                .map(line -> line.substring(COMMAND.length()))
                .toList();
    }

    /**
     * Runs some of the commands; the page is written after each, whole.
     *
     * @param chosen which
     * @param stamp what the line in italics says of a run that begins now
     * @return the commands that failed
     */
    List<String> renew(Predicate<String> chosen, Stamp stamp) throws IOException, InterruptedException {
        List<String> failed = new ArrayList<>();
        for (String command : commands()) {
            if (chosen.test(command)) {
                String said = STAMP + stamp.now() + "*";
                try {
                    write(replaced(Files.readAllLines(file), command, said, runner.run(words(command))));
                } catch (IOException e) {
                    System.err.println(command + ": " + e.getMessage());
                    failed.add(command);
                }
            }
        }
        return failed;
    }

    /** What is said of a run: date, machine, JDK, load. */
    interface Stamp {

        /** Of a run that begins now. */
        String now();
    }

    private void write(List<String> lines) throws IOException {
        Path whole = file.resolveSibling(file.getFileName() + ".new");
        Files.write(whole, lines);
        Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private static List<String> replaced(List<String> page, String command, String stamp, List<String> output) {
        List<String> lines = new ArrayList<>();
        int at = page.indexOf(COMMAND + command);
        lines.addAll(page.subList(0, at + 1));
        lines.add("");
        lines.add(stamp);
        lines.add("");
        boolean table = output.stream().allMatch(line -> shown(line) || line.isEmpty());
        if (!table) {
            lines.add(FENCE + "text");
        }
        output.forEach(line -> lines.add(line.stripTrailing()));
        if (!table) {
            lines.add(FENCE);
        }
        lines.addAll(page.subList(end(page, at + 1), page.size()));
        return lines;
    }

    /** The first line behind what stands there of an earlier run. */
    private static int end(List<String> page, int from) {
        int at = blank(page, from);
        if (at == page.size() || !page.get(at).startsWith(STAMP)) {
            return from;
        }
        at = blank(page, at + 1);
        if (at < page.size() && page.get(at).startsWith(FENCE)) {
            at++;
            while (at < page.size() && !page.get(at).equals(FENCE)) {
                at++;
            }
            return Math.min(at + 1, page.size());
        }
        int next = at;
        while (next < page.size() && shown(page.get(next))) {
            at = next + 1;
            next = blank(page, at);
        }
        return at;
    }

    /** Whether a line is part of a table, or a picture. */
    private static boolean shown(String line) {
        return line.startsWith(ROW) || line.startsWith(PICTURE);
    }

    private static int blank(List<String> page, int from) {
        int at = from;
        while (at < page.size() && page.get(at).isEmpty()) {
            at++;
        }
        return at;
    }

    /** The words of a command as a shell reads them; single quotes keep blanks together. */
    static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean quoted = false;
        for (char letter : (command + " ").toCharArray()) {
            if (letter == '\'') {
                quoted = !quoted;
            } else if (letter == ' ' && !quoted) {
                if (word.length() > 0) {
                    words.add(word.toString());
                    word.setLength(0);
                }
            } else {
                word.append(letter);
            }
        }
        return words;
    }
}

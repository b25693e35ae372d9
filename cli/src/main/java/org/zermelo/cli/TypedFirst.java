package org.zermelo.cli;

import static org.zermelo.desk.box.Typed.Kind.SEQUENCE;
import static org.zermelo.desk.box.Typed.Kind.TASK;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.zermelo.cli.command.Commands;
import org.zermelo.desk.box.OneBox;
import org.zermelo.desk.box.Typed;
import org.zermelo.notation.Notation;
import org.zermelo.notation.text.Distance;
import org.zermelo.present.box.TypedReport;

/** Brings what was typed without a command, or to solve, to the command that answers it: {@code zermelo TEXT}. */
final class TypedFirst {

    private static final String SOLVE = "solve";

    /** Signs that no bare name has. */
    private static final Pattern ELSEWHERE = Pattern.compile("[\\d(){}\\[\\]|*@]");

    private TypedFirst() {}

    /**
     * The words with the command in front that answers them.
     *
     * @throws org.zermelo.game.BadInputException when the text is nothing that is known
     */
    static List<String> order(List<String> words, Notation notation) {
        boolean solve = !words.isEmpty() && words.get(0).equals(SOLVE);
        if (!solve && isCommand(words)) {
            return words;
        }
        List<String> typed = solve ? words.subList(1, words.size()) : words;
        int end = 0;
        while (end < typed.size() && !isOption(typed.get(end))) {
            end++;
        }
        String text = String.join(" ", typed.subList(0, end)).strip();
        List<String> rest = typed.subList(end, typed.size());
        // what is read from elsewhere, and a game with its numbers, is for the notation, which names the place of a
        // slip
        if (text.isEmpty()
                || typed.contains("-")
                || typed.contains("--")
                || rest.stream().anyMatch(TypedFirst::isOfAFile)) {
            return with(List.of(SOLVE), typed);
        }
        if (!solve && isFile(text)) {
            return ofFile(text, rest);
        }
        Typed read = new OneBox(notation).read(text);
        if (solve
                && ELSEWHERE.matcher(text).find()
                && read.text().equals(text)
                && read.kind() != TASK
                && read.kind() != SEQUENCE) {
            return words;
        }
        return switch (read.kind()) {
            case OPEN_RULES -> with(List.of(solve ? SOLVE : "exam", text), rest);
            case TASK -> with(List.of("exam", text), rest);
            case SEQUENCE -> with(List.of("nimbers", read.text()), rest);
            case UNKNOWN -> unknown(read, words);
            case GAME, VALUE, NUMBERS, CERTIFICATE -> with(List.of(SOLVE, read.text()), rest);
        };
    }

    /** A command with one slip in it is left as it is: the list of commands tells it best. */
    private static List<String> unknown(Typed read, List<String> words) {
        if (names().anyMatch(name -> Distance.edits(name, words.get(0)) <= 1)) {
            return words;
        }
        throw TypedReport.unknown(read);
    }

    private static Stream<String> names() {
        return Commands.all().stream().flatMap(command -> Stream.of(command.name(), command.alias()));
    }

    /** A file alone: a certificate or a table is checked, a game solved, anything else read as a task of an exam. */
    private static List<String> ofFile(String file, List<String> rest) {
        return file.endsWith(".game")
                ? with(List.of(SOLVE, "--file", file), rest)
                : with(List.of(file.endsWith(".txt") ? "exam" : "check", file), rest);
    }

    private static List<String> with(List<String> first, List<String> rest) {
        List<String> all = new ArrayList<>(first);
        all.addAll(rest);
        return all;
    }

    /** Whether the first word is a command, an option, or a command with a slip in it, which is told as such. */
    private static boolean isCommand(List<String> words) {
        if (words.isEmpty() || isOption(words.get(0)) || words.get(0).equals("help")) {
            return true;
        }
        List<String> names = names().toList();
        boolean alone = words.size() == 1 || isOption(words.get(1));
        return names.contains(words.get(0))
                || words.get(0).matches("[a-z]+")
                        && Distance.mistyped(words.get(0), names).isPresent()
                        && !alone;
    }

    private static boolean isOption(String word) {
        return word.length() > 1
                && word.charAt(0) == '-'
                && (Character.isLetter(word.charAt(1)) || word.charAt(1) == '-');
    }

    private static boolean isOfAFile(String option) {
        return option.matches("--(?:file|start|help)(?:=.*)?|-h");
    }

    private static boolean isFile(String text) {
        try {
            return Files.isRegularFile(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}

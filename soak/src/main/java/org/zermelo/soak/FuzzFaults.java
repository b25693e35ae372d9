package org.zermelo.soak;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.zermelo.present.json.Json;
import org.zermelo.present.json.JsonException;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Visible;
import org.zermelo.present.words.Words;

/** What is wrong with how a command line was answered. */
final class FuzzFaults {

    private static final Set<Integer> CODES = Set.of(0, 1, 2, 3);
    private static final int BAD = 2;
    private static final int REFUSED = 3;
    private static final int CANCELLED = 130;
    private static final int LONGEST_MESSAGE = 3_000;

    private static final Pattern TRACE =
            Pattern.compile("(?m)^\\s+at [\\w.$/]+\\(|java\\.(lang|util|io)\\.\\w|" + internal());
    private static final Pattern CARETS = Pattern.compile(" {4}( *)(\\^+)");

    private FuzzFaults() {}

    /** How an internal error begins, in any language. */
    private static String internal() {
        return Language.all().stream()
                .map(language -> Words.in(language).say("cli.internal", "problem", "#"))
                .map(said -> Pattern.quote(said.substring(0, said.indexOf('#'))))
                .collect(Collectors.joining("|"));
    }

    /**
     * The faults, each a word and what shows it; none when all is well.
     *
     * @param stopped whether the command was stopped from outside
     */
    static List<String> of(FuzzCases.FuzzCase asked, HostileCalls.Said said, boolean stopped) {
        List<String> faults = new ArrayList<>();
        if (!CODES.contains(said.code()) && !(stopped && said.code() == CANCELLED)) {
            faults.add("exit code " + said.code());
        }
        if (TRACE.matcher(said.err()).find() || TRACE.matcher(said.out()).find()) {
            faults.add("trace");
        }
        hidden("err", said.err(), faults);
        hidden("out", said.out(), faults);
        List<String> lines = said.err().lines().toList();
        List<String> sentences =
                lines.stream().filter(line -> !line.startsWith("    ")).toList();
        boolean refused = said.code() == BAD || said.code() == REFUSED;
        if (refused && !asked.kind().equals("batch")) {
            sentences(asked, sentences, faults);
        }
        for (int i = 1; i < lines.size(); i++) {
            var carets = CARETS.matcher(lines.get(i));
            if (carets.matches()) {
                int letters =
                        lines.get(i - 1).codePointCount(0, lines.get(i - 1).length()) - 4;
                int from = carets.group(1).length();
                int to = from + carets.group(2).length();
                if (from > letters || to > letters + 1) {
                    faults.add("caret outside of the text: " + lines.get(i - 1) + " / " + lines.get(i));
                }
            }
        }
        if (asked.kind().equals("batch") && said.code() != CANCELLED) {
            said.out().lines().forEach(line -> answer(line, faults));
        }
        return faults;
    }

    private static void sentences(FuzzCases.FuzzCase asked, List<String> sentences, List<String> faults) {
        boolean told = sentences.stream().anyMatch(line -> line.startsWith("zermelo: "));
        if (!told && !asked.kind().equals("exam")) {
            faults.add("no sentence");
        }
        if (sentences.stream().filter(line -> line.startsWith("zermelo: ")).count() > 1) {
            faults.add("several complaints");
        }
        for (String sentence : sentences) {
            if (sentence.length() > LONGEST_MESSAGE) {
                faults.add("a complaint of " + sentence.length() + " letters");
            }
            if (sentence.startsWith("zermelo: ") && !sentence.matches("(?s).*[.?!:»\\]]\\s*")) {
                faults.add("no end of a sentence: " + sentence);
            }
            if (sentence.matches("zermelo: (\\S+:\\d+:\\d+: )?[a-z-]+\\.[a-z.-]+( \\(.*)?")) {
                faults.add("a key without words: " + sentence);
            }
        }
    }

    private static void hidden(String where, String text, List<String> faults) {
        text.codePoints()
                .filter(letter -> Visible.isHidden(letter) && letter != '\n' && letter != '\r')
                .findFirst()
                .ifPresent(letter -> faults.add(String.format("raw U+%04X in %s", letter, where)));
    }

    private static void answer(String line, List<String> faults) {
        try {
            Json.read(line);
        } catch (JsonException e) {
            faults.add("no JSON: " + line);
        }
        if (line.contains("\"kind\":\"internal\"")) {
            faults.add("internal: " + line.substring(Math.max(0, line.indexOf("\"internal\"") - 40)));
        }
    }
}

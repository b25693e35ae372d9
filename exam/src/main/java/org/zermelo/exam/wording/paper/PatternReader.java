package org.zermelo.exam.wording.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.zermelo.exam.wording.paper.WordPattern.Choice;
import org.zermelo.exam.wording.paper.WordPattern.Repeated;
import org.zermelo.exam.wording.paper.WordPattern.Sequence;

/** Reads the patterns of a language's file. */
final class PatternReader {

    private static final int MANY = 40;
    private static final Pattern SIGN =
            Pattern.compile("\\)\\*|[\\[\\]()|]|\\{[^}]+}|\\$[\\w-]+|![\\w-]+|[^\\s\\[\\]()|{}$!]+");

    private final List<String> signs = new ArrayList<>();
    private final Map<String, WordPattern> macros;
    private final String line;
    private int at;

    private PatternReader(String line, Map<String, WordPattern> macros) {
        this.line = line;
        this.macros = macros;
        Matcher sign = SIGN.matcher(line);
        while (sign.find()) {
            signs.add(sign.group());
        }
    }

    static WordPattern read(String line, Map<String, WordPattern> macros) {
        PatternReader reader = new PatternReader(line, macros);
        WordPattern all = reader.choice();
        if (reader.at < reader.signs.size()) {
            throw new IllegalStateException("one bracket too many: " + line);
        }
        return all;
    }

    private WordPattern choice() {
        List<WordPattern> parts = new ArrayList<>(List.of(sequence()));
        while (at < signs.size() && signs.get(at).equals("|")) {
            at++;
            parts.add(sequence());
        }
        return parts.size() == 1 ? parts.get(0) : new Choice(parts);
    }

    private WordPattern sequence() {
        List<WordPattern> parts = new ArrayList<>();
        while (at < signs.size() && !List.of("|", ")", "]", ")*").contains(signs.get(at))) {
            parts.add(one(signs.get(at++)));
        }
        return parts.size() == 1 ? parts.get(0) : new Sequence(parts);
    }

    private static WordPattern unless(String stem) {
        return new WordPattern.Unless(word -> word.text().startsWith(stem));
    }

    private WordPattern one(String sign) {
        if (sign.equals("(") || sign.equals("[")) {
            WordPattern inner = choice();
            String close = at < signs.size() ? signs.get(at++) : "";
            if (sign.equals("[") != close.equals("]") || close.isEmpty()) {
                throw new IllegalStateException("brackets: " + line);
            }
            return close.equals(")") ? inner : new Repeated(inner, close.equals("]") ? 1 : MANY);
        }
        if (sign.startsWith("$")) {
            WordPattern macro = macros.get(sign.substring(1));
            if (macro == null) {
                throw new IllegalStateException(sign + " is not there yet: " + line);
            }
            return macro;
        }
        if (sign.startsWith("!")) {
            return new WordPattern.Tag(sign.substring(1));
        }
        return switch (sign) {
            case "#" -> WordSign.FIGURE;
            case "%" -> WordSign.ORDINAL;
            case "{rel}" -> WordSign.RELATION;
            case "{S}" -> WordSign.LETTER;
            case "{T}" -> new WordPattern.Term();
            case "{var}" -> WordSign.VARIABLE;
            case "{k}" -> WordSign.COEFFICIENT;
            case "{N}" -> WordSign.PLAYER;
            case "{of}" -> WordSign.POSSESSOR;
            case "{name}" -> WordSign.CAPITAL;
            case "{other}" -> WordSign.OTHER;
            case "{verb}" -> WordSign.VERB;
            case "{initial}" -> WordSign.INITIAL;
            case "{counter}" -> WordSign.COUNTER;
            case "{actor}" -> WordSign.ACTOR;
            case "{vessel}" -> WordSign.VESSEL;
            case "{near}" -> new WordPattern.NearWord(PaperWord::word);
            case "{number}" -> new WordPattern.NearWord(word -> word.kind() == PaperWord.WordKind.NUMBER);
            case "{minus}" -> new WordPattern.NearWord(word -> word.text().matches("[-\\u2010-\\u2015\\u2212]"));
            case "{not:#}" -> new WordPattern.Unless(word -> word.kind() == PaperWord.WordKind.NUMBER);
            case "{in}" -> new WordPattern.NearWord(word -> word.text().matches("\u2208\\s*\\["));
            case "{comma}" -> new WordPattern.NearWord(word -> word.text().equals(","));
            case "{colon}" -> new WordPattern.NearWord(word -> word.text().equals(":"));
            case "{any}" -> WordSign.ANY;
            case "{few}" -> new WordPattern.Few(8);
            case "{rest}" -> new WordPattern.Few(1000);
            default ->
                sign.startsWith("{not:")
                        ? unless(PaperText.plain(sign.substring(5, sign.length() - 1)))
                        : sign.endsWith("~")
                                ? new WordPattern.Stem(PaperText.plain(sign.substring(0, sign.length() - 1)))
                                : new WordPattern.Word(PaperText.plain(sign));
        };
    }
}

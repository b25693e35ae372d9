package org.zermelo.present.exam;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.wording.WordedPhrase;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.Wording;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** What was understood of a worded task, phrase by phrase: for people, and as JSON. */
public final class WordingText {

    /** Longer phrases are shown by their beginning. */
    private static final int SHOWN = 72;

    private static final JsonShape<Wording> PARTS = new JsonShape<Wording>()
            .text("start", wording -> String.join(", ", wording.starts()))
            .text("range", wording -> String.join("; ", wording.ranges()))
            .text("moves", wording -> String.join(", ", wording.moves()))
            .text(
                    "end",
                    wording -> orEmpty(wording.end()) + (wording.end() != null && wording.lastLoses() ? ": other" : ""))
            .text("overshoot", wording -> orEmpty(wording.overshoot()))
            .text("repeat", wording -> orEmpty(wording.repeat()));

    private WordingText() {}

    /** A line a phrase with what it says, then the rules and the questions in the notation. */
    public static String of(String text, Wording wording, Words words) {
        StringBuilder out = new StringBuilder(words.say("exam.wording.understood")).append('\n');
        for (WordedPhrase phrase : wording.phrases()) {
            if (phrase.kind() != PhraseKind.PASSED) {
                String quoted = text.substring(phrase.from(), phrase.to())
                        .replaceAll("\\s+", " ")
                        .strip();
                String shown = quoted.length() > SHOWN ? quoted.substring(0, SHOWN) + "..." : quoted;
                out.append("    ")
                        .append(words.say("exam.wording.line", "phrase", shown, "meaning", meaning(phrase, words)))
                        .append('\n');
            }
        }
        out.append(words.say(
                        "exam.wording.command",
                        "rules",
                        wording.outline(),
                        "asks",
                        String.join(
                                " ",
                                wording.questions().stream()
                                        .map(ask -> "--ask " + ask)
                                        .toList())))
                .append("\n");
        return out.toString();
    }

    /** The phrases with their places in the text, the parts of the rules, and the rules where all parts are there. */
    public static JsonShape<Wording> shape(Words words) {
        JsonShape<WordedPhrase> phrase = new JsonShape<WordedPhrase>()
                .count("from", WordedPhrase::from)
                .count("to", WordedPhrase::to)
                .with("kind", JsonType.words(PhraseKind.values()), WordedPhrase::kind)
                .text("meaning", WordedPhrase::meaning)
                .text("words", each -> meaning(each, words));
        return new JsonShape<Wording>("Wording")
                .with(
                        "foreign",
                        JsonType.FLAG.about("Whether the text is no task of this kind at all."),
                        Wording::foreign)
                .with(
                        "missing",
                        JsonType.list(JsonType.words(Wording.Missing.values()))
                                .about("The parts of the rules that were not understood."),
                        Wording::missing)
                .with(
                        "outline",
                        JsonType.TEXT.about("The rules in the notation, with ? for what is missing."),
                        Wording::outline)
                .maybe(
                        "rules",
                        JsonType.TEXT.about("The rules in the notation; absent while parts are missing."),
                        Wording::rules)
                .with("questions", JsonType.TEXTS.about("Each as ask takes it."), Wording::questions)
                .with("parts", PARTS, wording -> wording)
                .with("phrases", JsonType.list(phrase), Wording::phrases);
    }

    private static String orEmpty(@Nullable String part) {
        return part == null ? "" : part;
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String meaning(WordedPhrase phrase, Words words) {
        String said = phrase.meaning();
        String key = name(phrase.kind());
        if (phrase.kind() == PhraseKind.ASK) {
            said = words.say("exam.ask." + said);
        } else if (phrase.kind() == PhraseKind.CLAIM) {
            boolean not = said.startsWith("not ");
            said = ClassNames.of(not ? said.substring(4) : said, words);
            key = not ? "not" : key;
        } else if (phrase.kind() == PhraseKind.WINNER) {
            key = said.equals("other") ? "loser" : key;
        }
        return words.say("exam.phrase." + key, "meaning", said);
    }
}

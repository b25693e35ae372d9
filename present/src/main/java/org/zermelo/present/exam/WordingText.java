package org.zermelo.present.exam;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.task.ExamQuestion;
import org.zermelo.exam.task.Listing;
import org.zermelo.exam.wording.AskedWords;
import org.zermelo.exam.wording.UnreadWords;
import org.zermelo.exam.wording.WordedPhrase;
import org.zermelo.exam.wording.WordedPhrase.PhraseKind;
import org.zermelo.exam.wording.WordedRules;
import org.zermelo.exam.wording.Wording;
import org.zermelo.game.Note;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/** What was understood of a worded task, phrase by phrase: for people, and as JSON. */
public final class WordingText {

    /** Longer phrases are shown by their beginning. */
    private static final int SHOWN = 72;

    private static final JsonShape<Wording> PARTS = new JsonShape<Wording>()
            .text("start", wording -> String.join(", ", wording.parts().starts()))
            .text("range", wording -> range(wording.parts()))
            .text(
                    "moves",
                    wording -> String.join(", ", wording.parts().moves())
                            + (wording.parts().result() == null
                                    ? ""
                                    : "; result " + wording.parts().result()))
            .text(
                    "end",
                    wording -> orEmpty(wording.parts().end())
                            + (wording.parts().end() != null && wording.parts().lastLoses() ? ": other" : "")
                            + (wording.parts().stuckWins() ? "; stuck wins" : ""))
            .text("overshoot", wording -> orEmpty(wording.parts().overshoot()))
            .text("repeat", wording -> orEmpty(wording.parts().repeat()));

    private WordingText() {}

    /** A line a phrase with what it says, then the whole reading as one sentence, the rules and the questions in the notation. */
    public static String of(Wording wording, Words words) {
        StringBuilder out = new StringBuilder(words.say("exam.wording.understood")).append('\n');
        for (WordedPhrase phrase : wording.phrases()) {
            if (phrase.kind() != PhraseKind.PASSED) {
                String quoted = wording.text()
                        .substring(phrase.from(), phrase.to())
                        .replaceAll("\\s+", " ")
                        .strip();
                String shown = quoted.length() > SHOWN ? quoted.substring(0, SHOWN) + "..." : quoted;
                out.append("    ")
                        .append(words.say("exam.wording.line", "phrase", shown, "meaning", meaning(phrase, words)))
                        .append('\n');
            }
        }
        if (!wording.unread().isEmpty()) {
            return out.toString();
        }
        out.append(reading(wording, words)).append('\n');
        Map<String, List<String>> asks = new LinkedHashMap<>();
        if (!wording.ownStarts()) {
            asks.put(wording.outline(), wording.questions());
        } else {
            for (AskedWords asked : wording.asked()) {
                WordedRules rules = Objects.requireNonNullElse(asked.rules(), wording.parts());
                asks.computeIfAbsent(rules.outline(), key -> new ArrayList<>()).add(asked.text());
            }
        }
        asks.forEach((rules, questions) -> out.append(words.say(Note.of("exam.wording.command")
                        .with("rules", rules)
                        .with(
                                "asks",
                                String.join(
                                        " ",
                                        questions.stream()
                                                .map(ask -> "--ask " + ask)
                                                .toList()))))
                .append('\n'));
        return out.toString();
    }

    /** All that was read, in one sentence in the reader's language, so that it can be compared with the paper. */
    public static String reading(Wording wording, Words words) {
        List<String> parts = new ArrayList<>();
        parts.add(words.say(Note.of("exam.wording.players")
                .with("first", wording.players().get(0))
                .with("second", wording.players().get(1))));
        if (!wording.ownStarts()) {
            parts.add(start(wording.parts(), words));
        }
        parts.add(words.say(Note.of("exam.wording.moves")
                .with("moves", open(String.join(", ", wording.parts().moves())))));
        if (wording.parts().repeat() != null) {
            parts.add(
                    words.say("exam.wording.repeat." + wording.parts().repeat().replace(' ', '-')));
        }
        if (wording.parts().result() != null) {
            parts.add(words.say(
                    "exam.wording.result", "condition", wording.parts().result()));
        }
        if (!orEmpty(wording.parts().end()).isEmpty() || wording.parts().end() == null) {
            parts.add(words.say(
                    "exam.wording.end", "end", open(orEmpty(wording.parts().end()))));
            parts.add(
                    words.say(wording.parts().lastLoses() ? "exam.phrase.loser" : "exam.phrase.winner", "meaning", ""));
        }
        if (wording.parts().overshoot() != null) {
            parts.add(words.say(
                    "exam.wording.overshoot", "overshoot", wording.parts().overshoot()));
        }
        for (AskedWords question : wording.asked()) {
            ExamQuestion asked = ExamQuestion.parse(question.text());
            if (wording.ownStarts()) {
                parts.add(start(Objects.requireNonNullElse(question.rules(), wording.parts()), words));
            }
            String what = words.say("exam.ask." + asked.ask().text());
            parts.add(words.say(Note.of("exam.wording.asked")
                    .with("number", asked.number())
                    .with("ask", asked.listing() == Listing.SUM ? words.say("exam.ask-sum", "ask", what) : what)
                    .with("set", ClassNames.of(asked.set(), words))));
        }
        return words.say("exam.wording.reading", "reading", String.join("; ", parts));
    }

    private static String open(String part) {
        return part.isEmpty() ? "?" : part;
    }

    private static String start(WordedRules rules, Words words) {
        String starts = open(String.join(", ", rules.starts()));
        return words.say("exam.wording.start", "starts", starts, "ranges", range(rules));
    }

    private static String range(WordedRules rules) {
        String ranges = String.join("; ", rules.ranges());
        return rules.where() == null ? ranges : ranges + "; where " + rules.where();
    }

    /** The phrases with their places in the text, the parts of the rules, and the rules where all parts are there. */
    public static JsonShape<Wording> shape(Words words) {
        JsonShape<WordedPhrase> phrase = new JsonShape<WordedPhrase>()
                .count("from", WordedPhrase::from)
                .count("to", WordedPhrase::to)
                .with("kind", JsonType.words(PhraseKind.values()), WordedPhrase::kind)
                .text("meaning", WordedPhrase::meaning)
                .text("words", each -> meaning(each, words));
        JsonShape<UnreadWords> unread = new JsonShape<UnreadWords>()
                .count("from", UnreadWords::from)
                .count("to", UnreadWords::to)
                .with("words", JsonType.TEXTS, UnreadWords::words);
        return new JsonShape<Wording>("Wording")
                .text("language", Wording::language)
                .with("players", JsonType.TEXTS.about("Who moves first, and the other."), Wording::players)
                .with(
                        "unread",
                        JsonType.list(unread)
                                .about("Sentences of rules and questions with words that were not read, and where these"
                                        + " stand, from..to; nothing is answered then."),
                        Wording::unread)
                .with(
                        "reading",
                        JsonType.TEXT.about("All that was read, in one sentence."),
                        wording -> reading(wording, words))
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

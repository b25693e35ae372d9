package org.zermelo.web.api;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.zermelo.desk.Desk;
import org.zermelo.notation.Game;
import org.zermelo.notation.ValueNotation;
import org.zermelo.notation.text.InputWords;
import org.zermelo.notation.text.Source;
import org.zermelo.present.answer.FamilyList;
import org.zermelo.present.json.JsonShape;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.use.Param;
import org.zermelo.present.use.Params;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.value.Convention;
import org.zermelo.web.call.Call;
import org.zermelo.web.call.Reply;
import org.zermelo.web.exam.ExamCall;
import org.zermelo.web.work.Weight;

/** What the page needs before anything is solved: words, families, and whether a text is a game. */
final class Basics {

    static final List<Param> PREFER = List.of(Param.optional(
            "prefer",
            "Codes of languages, best first, separated by spaces; without lang the first that is there is"
                    + " taken, else English."));

    private record Phrases(Language language, Map<String, String> phrases) {}

    /** Rules with an open S, a game, or the text of a value of a game with Left and Right. */
    private record Parsed(Optional<Ruleset> rules, Optional<Game> game, Optional<String> value) {}

    private static final JsonShape<Language> LANGUAGE = new JsonShape<Language>()
            .text("code", Language::code)
            .with("name", JsonType.TEXT.about("What the language calls itself."), Language::name);

    static final JsonShape<Phrases> WORDS = new JsonShape<Phrases>("Words")
            .text("language", all -> all.language.code())
            .with("direction", JsonType.words("ltr", "rtl"), all -> all.language.direction())
            .with(
                    "plurals",
                    JsonType.TEXTS.about(
                            "The forms of a count, by their names in the Unicode CLDR, in the order in which phrases"
                                    + " give them."),
                    all -> all.language.plurals().names())
            .with("languages", JsonType.list(LANGUAGE), all -> Language.all())
            .with(
                    "version",
                    JsonType.TEXT.about("Of the program, as zermelo --version tells it."),
                    all -> Optional.ofNullable(Basics.class.getPackage().getImplementationVersion())
                            .orElse("development"))
            .with("phrases", JsonType.OBJECT, Phrases::phrases);

    private static final JsonShape<Ruleset> OPEN = new JsonShape<Ruleset>()
            .text("game", Ruleset::text)
            .count("heaps", rules -> rules.variables().size())
            .with(
                    "open",
                    JsonType.TEXTS,
                    rules -> rules.parameters().stream().map(Parameter::name).toList());

    private static final JsonShape<Game> CLOSED = new JsonShape<Game>()
            .text("game", Game::toString)
            .with("convention", JsonType.words(Convention.values()), Game::convention)
            .text("value", game -> game.value().name());

    private static final JsonShape<String> VALUE =
            new JsonShape<String>().text("game", text -> text).constant("value", "canonical");

    static final JsonShape<Parsed> PARSED = new JsonShape<Parsed>("Parsed")
            .some(OPEN, Parsed::rules)
            .some(CLOSED, Parsed::game)
            .some(VALUE, Parsed::value);

    private Basics() {}

    /** A call known to be done in a moment. */
    static Call light(Call call) {
        return new Call() {
            @Override
            public Reply answer(Params params, Watch watch, Consumer<Object> news) {
                return call.answer(params, watch, news);
            }

            @Override
            public Weight weight(Params params) {
                return Weight.LIGHT;
            }
        };
    }

    /** The page's phrases in the language asked for, else in the first of the preferred ones that is there. */
    static Reply words(Params params) {
        Language language = Stream.of(params.text("prefer").split("[\\s,]+"))
                .flatMap(code -> Language.find(code).stream())
                .findFirst()
                .filter(preferred -> params.text(Params.LANGUAGE).isEmpty())
                .orElseGet(() -> params.words().language());
        Words words = Words.in(language);
        Map<String, String> phrases = new TreeMap<>(words.phrases("page"));
        words.phrases("exam").forEach((key, phrase) -> {
            if (key.matches("exam\\.(reading|class|ask|none|inexact|worded|why\\.move$).*")) {
                phrases.put(key, phrase);
            }
        });
        words.phrases("players").forEach((key, phrase) -> {
            if (key.startsWith("players.exam.class.")) {
                phrases.put(key, phrase);
            }
        });
        // browsers part the digits of some languages otherwise than their readers are told to
        phrases.put("amount.group", words.say("amount.group"));
        for (String joint : List.of("general.sentences", "general.clauses")) {
            phrases.put(joint, words.phrase(joint).orElseThrow());
        }
        phrases.put("amount.digits", words.say("amount.digits"));
        return Reply.of(WORDS.json(new Phrases(language, phrases)));
    }

    /** The list of families in these words, and the words of rules. */
    static JsonShape<FamilyList> families(Words words) {
        return new JsonShape<FamilyList>("Families")
                .with("families", FamilyList.families(words), list -> list)
                .with("words", JsonType.TEXTS, list -> ruleWords(words.language()));
    }

    /** The words of rules in English and in a language. */
    private static List<String> ruleWords(Language language) {
        Set<String> found = new LinkedHashSet<>(InputWords.ofRules(Language.EN.code()));
        found.addAll(InputWords.ofRules(language.code()));
        return List.copyOf(found);
    }

    static Reply families(Desk desk, Params params) {
        return Reply.of(families(params.words()).json(FamilyList.of(desk.notation())));
    }

    static Reply parse(Desk desk, Params params) {
        if (!params.text("rules").isBlank()) {
            return parsed(new Parsed(Optional.of(ExamCall.rules(params)), Optional.empty(), Optional.empty()));
        }
        String text = params.text("game").strip();
        return ValueNotation.begins(Source.of(text))
                ? parsed(new Parsed(Optional.empty(), Optional.empty(), Optional.of(text)))
                : parsed(new Parsed(Optional.empty(), Optional.of(params.game(desk, text)), Optional.empty()));
    }

    private static Reply parsed(Parsed parsed) {
        return Reply.of(PARSED.json(parsed));
    }
}

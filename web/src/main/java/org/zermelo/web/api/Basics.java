package org.zermelo.web.api;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.desk.Desk;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.FamilyList;
import org.zermelo.present.json.Json;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.rule.Parameter;
import org.zermelo.rule.Ruleset;
import org.zermelo.solve.Watch;
import org.zermelo.web.work.Weight;

/** What the page needs before anything is solved: words, families, and whether a text is a game. */
final class Basics {

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
            if (key.matches("exam\\.(reading|ask|none|inexact|worded).*")) {
                phrases.put(key, phrase);
            }
        });
        return Reply.of(Json.object(
                "language",
                language.code(),
                "direction",
                language.direction(),
                "plurals",
                language.plurals().names(),
                "languages",
                Language.all().stream()
                        .map(each -> Json.object("code", each.code(), "name", each.name()))
                        .toList(),
                "phrases",
                phrases));
    }

    static Reply families(Desk desk, Params params) {
        return Reply.of(Json.object("families", FamilyList.of(desk.notation()).json(params.words())));
    }

    static Reply parse(Desk desk, Params params) {
        if (!params.text("rules").isBlank()) {
            Ruleset rules = ExamCall.rules(params);
            return Reply.of(Json.object(
                    "game",
                    rules.text(),
                    "heaps",
                    rules.variables().size(),
                    "open",
                    rules.parameters().stream().map(Parameter::name).toList()));
        }
        Game game = game(desk, params);
        Map<String, @Nullable Object> document = Json.object(
                "game",
                game.toString(),
                "convention",
                game.convention().name().toLowerCase(Locale.ROOT),
                "value",
                game.value().name());
        return Reply.of(document);
    }

    /** The game of a request, within the server's limit. */
    static Game game(Desk desk, Params params) {
        String text = params.required("game");
        if (text.length() > params.limits().gameLetters()) {
            throw new RefusedException(
                    "web.game-too-long",
                    "seen",
                    text.length(),
                    "allowed",
                    params.limits().gameLetters());
        }
        return desk.notation().parse(text);
    }
}

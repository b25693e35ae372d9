package org.zermelo.web.api;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.present.answer.Desk;
import org.zermelo.present.answer.FamilyList;
import org.zermelo.present.json.Json;
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

    static Reply words(Params params) {
        Map<String, String> phrases = new TreeMap<>(params.words().phrases("page"));
        params.words().phrases("exam").forEach((key, phrase) -> {
            if (key.matches("exam\\.(reading|ask|none|inexact).*")) {
                phrases.put(key, phrase);
            }
        });
        return Reply.of(Json.object("language", params.words().language().code(), "phrases", phrases));
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
                game.convention().name().toLowerCase(java.util.Locale.ROOT),
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

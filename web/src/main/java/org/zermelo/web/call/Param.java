package org.zermelo.web.call;

import java.util.List;
import org.zermelo.notation.FirstPlayer;
import org.zermelo.present.json.Json;
import org.zermelo.value.Values;

/**
 * A parameter of an endpoint, as {@code docs/openapi.json} tells of it.
 *
 * @param required whether there is no answer without it
 * @param about what it says, in English
 * @param allowed the only words it may be; empty where there are others
 */
public record Param(String name, boolean required, String about, List<String> allowed) {

    public static final Param GAME = required("game", "The game in the notation, such as coins(7 9 1 6 4 3).");
    public static final Param START =
            optional("start", "Another position to begin at, as the game writes its positions.");
    public static final Param STARTS = choice(
            "starts",
            "Who moves first in a game with Left and Right.",
            FirstPlayer.words().toArray(String[]::new));
    public static final Param LINE = optional("line", "Moves already made, joined by ~.");
    public static final Param VALUE = optional(
            "value", "What to ask: " + String.join(", ", Values.names()) + "; by default what suits the game.");
    public static final Param METHOD = optional("method", "The method's name; by default the planner's choice.");
    public static final Param MOVES = optional("moves", "How many moves are listed: all, best or a number.");
    public static final Param PLIES = optional("plies", "How many plies of the main line are listed, all or a number.");
    public static final Param RULES =
            required("rules", "Rules with an open S, such as heaps(7, S in 1..69; move +1, *2; end sum >= 77).");
    public static final Param ASK = optional(
            "ask",
            "Questions, such as 19=U:min, 20=W2:all: a list, or a text with commas, semicolons or spaces between.");
    public static final Param LETTERS = choice(
            "letters",
            "What the letters of sets say, in questions and answers: won and lost, or the players who win.",
            "outcome",
            "players");
    public static final Param LISTED = optional("to", "How many values of S are listed.");
    public static final Param LOOKED = optional("moves", "Up to how many moves of the winner are looked at.");
    public static final Param SEED = optional("seed", "What chances depend on.");
    public static final Param LANGUAGE = optional(
            Params.LANGUAGE,
            "Language of the words: the code of one of the languages that /api/v1/words lists, such as en.");

    public Param {
        allowed = List.copyOf(allowed);
    }

    public static Param required(String name, String about) {
        return new Param(name, true, about, List.of());
    }

    public static Param optional(String name, String about) {
        return new Param(name, false, about, List.of());
    }

    /** A parameter that is one of these words. */
    public static Param choice(String name, String about, String... allowed) {
        return new Param(name, false, about, List.of(allowed));
    }

    /** The same where there are answers without it. */
    public Param orNone() {
        return new Param(name, false, about, allowed);
    }

    /** The parameter object of OpenAPI. */
    public Object json() {
        return Json.object(
                "name", name,
                "in", "query",
                "required", required,
                "description", about,
                "schema", Json.object("type", "string", "enum", allowed.isEmpty() ? null : allowed));
    }
}

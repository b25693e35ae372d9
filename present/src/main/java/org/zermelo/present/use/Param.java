package org.zermelo.present.use;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.zermelo.notation.FirstPlayer;
import org.zermelo.present.json.Json;
import org.zermelo.value.Values;

/**
 * A parameter of a use case, declared once: the page's address, the tool of an assistant and the option of a command are read off it.
 *
 * @param required whether there is no answer without it
 * @param about what it says, in English
 * @param allowed the only words it may be; empty where there are others
 * @param range what a number may be; null where it is a text
 * @param type what it is in JSON
 */
public record Param(
        String name,
        boolean required,
        String about,
        List<String> allowed,
        @Nullable NumberRange range,
        Type type) {

    /**
     * What a number may be.
     *
     * @param usual the one that holds when none is given
     */
    public record NumberRange(long usual, long least, long most) {}

    /** What a value may be in JSON; addresses have texts alone. */
    public enum Type {
        TEXT("string"),
        NUMBER("integer"),
        NUMBER_OR_WORD("string", "integer");

        private final List<String> names;

        Type(String... names) {
            this.names = List.of(names);
        }

        /** The names in a schema. */
        public List<String> names() {
            return names;
        }
    }

    public static final Param GAME =
            required("game", "The game in Zermelo's notation, such as nim(5, 3, 6) or coins(7 9 1 6 4 3).");
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
    public static final Param MOVES = numberOrWord("moves", "How many moves are listed: all, best or a number.");
    public static final Param PLIES =
            numberOrWord("plies", "How many plies of the main line are listed, all or a number.");
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
        return new Param(name, true, about, List.of(), null, Type.TEXT);
    }

    public static Param optional(String name, String about) {
        return new Param(name, false, about, List.of(), null, Type.TEXT);
    }

    /** A parameter that is one of these words. */
    public static Param choice(String name, String about, String... allowed) {
        return new Param(name, false, about, List.of(allowed), null, Type.TEXT);
    }

    /** A whole number between two, and the one that holds when none is given. */
    public static Param number(String name, String about, long usual, long least, long most) {
        return new Param(name, false, about, List.of(), new NumberRange(usual, least, most), Type.NUMBER);
    }

    /** A number, or a word in its place. */
    public static Param numberOrWord(String name, String about) {
        return new Param(name, false, about, List.of(), null, Type.NUMBER_OR_WORD);
    }

    /** The same where there are answers without it. */
    public Param orNone() {
        return new Param(name, false, about, allowed, range, type);
    }

    /** The parameter object of OpenAPI. */
    public Object json() {
        Object schema = range == null
                ? Json.object("type", "string", "enum", allowed.isEmpty() ? null : allowed)
                : Json.object("type", "integer", "minimum", range.least, "maximum", range.most, "default", range.usual);
        return Json.object("name", name, "in", "query", "required", required, "description", about, "schema", schema);
    }

    /** What the schema of a tool says of it. */
    public Object property() {
        Object names = type.names().size() == 1 ? type.names().get(0) : type.names();
        return Json.object("type", names, "description", about, "enum", allowed.isEmpty() ? null : allowed);
    }
}

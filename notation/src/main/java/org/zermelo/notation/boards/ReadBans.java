package org.zermelo.notation.boards;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.zermelo.boards.model.Bans;
import org.zermelo.boards.model.Bans.Deed;
import org.zermelo.notation.tokens.Token;

/** Reads what a move may not do with regard to the last moves: {@code not undoing other}, {@code not repeating own}. */
final class ReadBans {

    private final BoardTokens tokens;
    private final Set<Deed> own = EnumSet.noneOf(Deed.class);
    private final Set<Deed> other = EnumSet.noneOf(Deed.class);

    ReadBans(BoardTokens tokens) {
        this.tokens = tokens;
    }

    /** Takes a ban, if one comes. */
    boolean take(String verb) {
        Token place = tokens.peek();
        Optional<Deed> deed = List.of(Deed.values()).stream()
                .filter(each -> tokens.takes(word(each)))
                .findFirst();
        if (deed.isEmpty()) {
            return false;
        }
        if (never(deed.get()).contains(verb)) {
            throw tokens.error(
                    place,
                    "board.never-does",
                    "verb",
                    BoardWords.written(verb),
                    "seen",
                    BoardWords.written(word(deed.get())));
        }
        do {
            Set<Deed> whose = tokens.takes("own") ? own : tokens.takes("other") ? other : null;
            if (whose == null) {
                throw tokens.unknown(List.of("own", "other"));
            }
            whose.add(deed.get());
        } while (tokens.takes("or"));
        return true;
    }

    Bans bans() {
        return new Bans(own, other);
    }

    /** What was read, in the notation. */
    String written() {
        StringBuilder text = new StringBuilder();
        for (Deed deed : Deed.values()) {
            text.append(own.contains(deed) ? written(deed, "own") : "");
            text.append(other.contains(deed) ? written(deed, "other") : "");
        }
        return text.toString();
    }

    private static String written(Deed deed, String whose) {
        return " " + BoardWords.written(word(deed)) + " " + BoardWords.written(whose);
    }

    private static String word(Deed deed) {
        return switch (deed) {
            case UNDOING -> "not-undoing";
            case REPEATING -> "not-repeating";
            case FOLLOWING -> "not-following";
        };
    }

    /** Verbs by which a move does not do such a deed. */
    private static List<String> never(Deed deed) {
        return switch (deed) {
            case UNDOING -> List.of("rotate", "age", "lay", "pass");
            case REPEATING -> List.of("place", "drop", "rotate", "age", "lay", "pass");
            case FOLLOWING -> List.of("leave", "remove", "rotate", "age", "lay", "pass");
        };
    }
}

package org.zermelo.cli.play;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.zermelo.present.words.Words;

/** Moves as they are typed in the player's language: words for ends, and letters of another alphabet that look alike. */
final class TypedMove {

    private TypedMove() {}

    /** The text with what the language writes otherwise put as the notation writes it. */
    static String inNotation(String text, Words words) {
        List<String[]> pairs = Stream.of(words.say("play.typed").split("\\s+"))
                .map(pair -> pair.split(">", 2))
                .sorted(Comparator.comparing(pair -> -pair[0].length()))
                .toList();
        String lower = text.toLowerCase(Locale.ROOT);
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < lower.length(); ) {
            int from = at;
            String[] pair = pairs.stream()
                    .filter(p -> lower.startsWith(p[0], from))
                    .findFirst()
                    .orElse(new String[] {lower.substring(at, at + 1), lower.substring(at, at + 1)});
            out.append(pair[1]);
            at += pair[0].length();
        }
        return out.toString();
    }
}

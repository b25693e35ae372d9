package org.zermelo.cli;

import java.util.ArrayList;
import java.util.List;

/** Lets the options that every command has stand before the command too: {@code zermelo --lang ru solve ...}. */
final class CommandFirst {

    private CommandFirst() {}

    /** The words with the command in front. Help is no command of ours: it only needs to know of which one. */
    static List<String> order(List<String> words) {
        List<String> options = new ArrayList<>();
        int at = 0;
        while (at < words.size() && common(words.get(at))) {
            int length = words.get(at).equals("--lang") ? 2 : 1;
            options.addAll(words.subList(at, Math.min(at + length, words.size())));
            at += length;
        }
        if (at >= words.size()) {
            return options.contains("--help") || options.contains("-h") ? List.of("--help") : List.of();
        }
        List<String> rest = words.subList(at + 1, words.size());
        List<String> ordered = new ArrayList<>(List.of(words.get(at)));
        if (words.get(at).equals("help")) {
            ordered.addAll(order(rest).stream().limit(1).toList());
        } else if (words.get(at).startsWith("-")) {
            ordered.addAll(rest);
        } else {
            ordered.addAll(options);
            ordered.addAll(rest);
        }
        return ordered;
    }

    private static boolean common(String word) {
        return switch (word) {
            case "--lang", "--json", "--debug", "--help", "-h" -> true;
            default -> word.startsWith("--lang=");
        };
    }
}

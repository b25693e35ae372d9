package org.zermelo.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A message without a language: a key and named arguments. The presentation layer has the words.
 *
 * @param key the message's name in the language files, such as {@code row.sum-exceeds-long}
 * @param args the values that the message names, in the order in which they were given
 */
public record Note(String key, Map<String, Object> args) {

    /** Puts notes into words, for the messages of exceptions; found as a service, since words stand above what is said. */
    public interface Sentences {

        /** The note as a sentence; its key and arguments where there are no words for it. */
        String say(Note note);
    }

    public Note {
        args = Collections.unmodifiableMap(new LinkedHashMap<>(args));
    }

    /**
     * A note with alternating argument names and values.
     *
     * @throws IllegalArgumentException when a name has no value
     */
    public static Note of(String key, Object... namesAndValues) {
        if (namesAndValues.length % 2 != 0) {
            throw new IllegalArgumentException("a name without a value in note " + key);
        }
        return new Note(key, arguments(namesAndValues));
    }

    /** This note with one more argument; for notes whose pairs do not stand on one line. */
    public Note with(String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(args);
        more.put(name, value);
        return new Note(key, more);
    }

    /** Alternating names and values as a map that keeps their order. */
    public static Map<String, @Nullable Object> arguments(@Nullable Object... namesAndValues) {
        Map<String, @Nullable Object> args = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            args.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return args;
    }

    /** Key and arguments, for a developer who reads an exception without the words. */
    @Override
    public String toString() {
        return args.isEmpty()
                ? key
                : args.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue())
                        .collect(Collectors.joining(", ", key + " (", ")"));
    }
}

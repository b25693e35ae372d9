package org.zermelo.present.trace;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.zermelo.present.words.Words;
import org.zermelo.trace.Event;
import org.zermelo.trace.Panel;
import org.zermelo.trace.Trace;
import org.zermelo.trace.TraceStep;

/** What a trace says in a language. */
final class TraceWords {

    private final Words words;

    TraceWords(Words words) {
        this.words = words;
    }

    /** One sentence on a step. */
    String sentence(TraceStep step) {
        return words.say(step.note());
    }

    /** The pseudo-code of a method, line by line. */
    List<String> code(Trace trace) {
        return words.phrase("trace.code." + trace.method())
                .map(text -> text.lines().toList())
                .orElse(List.of());
    }

    /** What a method does, in a few words. */
    String method(String name) {
        return words.say("trace.method." + name);
    }

    /** The variables of a step by their names in this language; letters are the same in all. */
    Map<String, String> variables(TraceStep step) {
        Map<String, String> named = new LinkedHashMap<>();
        step.variables()
                .forEach((name, value) ->
                        named.put(words.phrase("trace.variable." + name).orElse(name), value));
        return named;
    }

    String panel(Panel panel) {
        return words.say("trace.panel." + panel.name());
    }

    String event(Event event) {
        return words.say("trace.event." + name(event));
    }

    /** The name of a constant in documents and in classes of a picture. */
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}

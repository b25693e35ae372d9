package org.zermelo.present.use;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.present.json.JsonType;
import org.zermelo.present.words.Words;

/**
 * Something that can be asked, declared once: the endpoint of the page, its entry in {@code docs/openapi.json}, the tool of an
 * assistant and, where it needs no options of its own, the command are read off it.
 *
 * @param name its word in an address and on the command line
 * @param about what it tells, in English: one sentence
 * @param parameters what it reads
 * @param shape what its documents hold
 * @param work finds the result
 * @param forAssistants whether it is a tool of an assistant, too
 * @param examples whole command lines; none where its command is made by hand, with options of its own
 */
public record UseCase(
        String name,
        String about,
        List<Param> parameters,
        Function<Words, JsonType<?>> shape,
        Work work,
        boolean forAssistants,
        List<String> examples) {

    /** Finds the result of a request. */
    @FunctionalInterface
    public interface Work {

        /**
         * The result.
         *
         * @throws org.zermelo.game.ZermeloException for all that is the user's to know
         */
        UseResult of(Request request);
    }

    public UseCase {
        parameters = List.copyOf(parameters);
        examples = List.copyOf(examples);
    }

    /** One whose command, if any, is made by hand. */
    UseCase(String name, String about, List<Param> parameters, Function<Words, JsonType<?>> shape, Work work) {
        this(name, about, parameters, shape, work, false, List.of());
    }

    /** The same as a tool of an assistant, too. */
    UseCase alsoForAssistants() {
        return new UseCase(name, about, parameters, shape, work, true, examples);
    }

    /** The same with a command that is read off it. */
    UseCase alsoACommand(String... commandLines) {
        return new UseCase(name, about, parameters, shape, work, forAssistants, List.of(commandLines));
    }

    /** The document of the result. */
    public Map<String, @Nullable Object> document(Request request) {
        return work.of(request).document().get();
    }
}

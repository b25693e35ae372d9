package org.zermelo.spark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.zermelo.game.BadInputException;
import org.zermelo.game.ZermeloException;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.store.file.FileFailures;

/**
 * What a person is told of a failure, and the code to leave with: 2 for bad input, 3 for a refusal. It travels from a worker to the
 * driver, which the note of the failure itself, with its files and rules, does not.
 */
final class Told extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Longer chains of causes are none of Spark's. */
    private static final int CAUSES = 32;

    private final int code;

    private Told(String sentence, int code) {
        super(sentence, null, false, false);
        this.code = code;
    }

    int code() {
        return code;
    }

    /** Does the work of a task, whose failures are told. */
    static <T> T telling(Supplier<T> work) {
        try {
            return work.get();
        } catch (ZermeloException e) {
            throw of(e);
        }
    }

    private static Told of(ZermeloException failure) {
        return new Told(Words.in(Language.EN).say(failure), failure instanceof BadInputException ? 2 : 3);
    }

    /** What is to be told of a failure of Spark's, or of a worker within it; empty where it is a defect. */
    static Optional<Told> in(Throwable failure) {
        Throwable cause = failure;
        for (int i = 0; cause != null && i < CAUSES; i++, cause = cause.getCause()) {
            if (cause instanceof Told told) {
                return Optional.of(told);
            }
            if (cause instanceof ZermeloException known) {
                return Optional.of(of(known));
            }
            if (cause instanceof IOException disk
                    && String.valueOf(disk.getMessage()).contains("No space left")) {
                // the folder in which Spark keeps what it moves
                return Optional.of(of(FileFailures.of(Path.of("spark.local.dir"), disk)));
            }
        }
        return Optional.empty();
    }
}

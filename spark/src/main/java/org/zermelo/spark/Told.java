package org.zermelo.spark;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;
import org.zermelo.store.file.FileFailures;

/**
 * What is said of a failure on a worker. It travels to the driver as key and arguments, which the failure itself, whose note may hold
 * files and rules, does not; there it is a refusal in the reader's language.
 */
final class Told extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Longer chains of causes are none of Spark's. */
    private static final int CAUSES = 32;
    /** How an executor leaves whose memory is full: org.apache.spark.util.SparkExitCode.OOM. */
    private static final String OUT_OF_MEMORY = "code 52";

    private static final List<String> NO_CLUSTER = List.of(
            "Could not parse Master URL",
            "Invalid master URL",
            "SparkContext has been shutdown",
            "SparkContext was shut down",
            "stopped SparkContext");

    private final Carried note;

    /** A note whose arguments are numbers, texts and such notes, by turns with their names. */
    private record Carried(String key, List<Serializable> arguments) implements Serializable {

        static Carried of(Note note) {
            List<Serializable> arguments = new ArrayList<>();
            note.args().forEach((name, value) -> {
                arguments.add(name);
                arguments.add(
                        value instanceof Note inner
                                ? of(inner)
                                : value instanceof Number number ? number : String.valueOf(value));
            });
            return new Carried(note.key(), arguments);
        }

        Note note() {
            return Note.of(
                    key,
                    arguments.stream()
                            .map(each -> each instanceof Carried inner ? inner.note() : each)
                            .toArray());
        }
    }

    private Told(ZermeloException failure) {
        super(failure.getMessage(), null, false, false);
        this.note = Carried.of(failure.note());
    }

    /** Does the work of a task, whose failures are told. */
    static <T> T telling(Supplier<T> work) {
        try {
            return work.get();
        } catch (ZermeloException e) {
            throw new Told(e);
        }
    }

    /** What is to be told of a failure of Spark's, or of a worker within it; empty where it is a defect. */
    static Optional<ZermeloException> in(Throwable failure, String master) {
        Throwable cause = failure;
        for (int i = 0; cause != null && i < CAUSES; i++, cause = cause.getCause()) {
            if (cause instanceof ZermeloException known) {
                return Optional.of(known);
            }
            if (cause instanceof Told told) {
                return Optional.of(new RefusedException(told.note.note()));
            }
            String message = String.valueOf(cause.getMessage());
            if (cause instanceof IOException disk && message.contains("No space left")) {
                // the folder in which Spark keeps what it moves
                return Optional.of(new RefusedException(
                        FileFailures.of(Path.of("spark.local.dir"), disk).note()));
            }
            if (message.contains("_MEMORY] ")) {
                return Optional.of(new RefusedException("store.spark-memory"));
            }
            if (cause instanceof OutOfMemoryError
                    || message.contains("OutOfMemoryError")
                    || message.contains(OUT_OF_MEMORY)) {
                return Optional.of(new RefusedException("store.cluster-memory"));
            }
            if (cause instanceof InvalidClassException || message.contains("InvalidClassException")) {
                return Optional.of(new RefusedException("store.cluster-versions"));
            }
            if (NO_CLUSTER.stream().anyMatch(message::contains)) {
                return Optional.of(new RefusedException("store.cluster-master", "seen", master));
            }
        }
        return Optional.empty();
    }
}

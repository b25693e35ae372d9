package org.zermelo.present.exam;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.Part;
import org.zermelo.exam.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;

/**
 * What came of a question: what was made of it or what prevented that, never both. A question that cannot be answered does not
 * stop the others of its task.
 *
 * @param <T> what is made: an answer, an explanation
 */
public record Attempt<T>(
        Part part, @Nullable T made, @Nullable ZermeloException failure) {

    /** What comes of a question; only a cancellation is passed on. */
    public static <T> Attempt<T> at(Part part, Function<Part, T> work) {
        try {
            return new Attempt<>(part, work.apply(part), null);
        } catch (CancelledException e) {
            throw e;
        } catch (BadInputException | RefusedException e) {
            return new Attempt<>(part, null, e);
        } catch (ArithmeticException | StackOverflowError e) {
            return new Attempt<>(part, null, new BadInputException("exam.record.numbers"));
        }
    }

    /**
     * What comes of the questions of a task, in their order.
     *
     * @throws ZermeloException what prevented the first, when all are prevented
     */
    public static <T> List<Attempt<T>> at(Task task, Function<Part, T> work) {
        List<Attempt<T>> attempts =
                task.parts().stream().map(part -> at(part, work)).toList();
        Optional<ZermeloException> failure = failure(attempts);
        if (failure.isPresent() && attempts.stream().allMatch(attempt -> attempt.made() == null)) {
            throw failure.get();
        }
        return attempts;
    }

    /** What prevented the first of those that were prevented; empty when none was. */
    public static Optional<ZermeloException> failure(List<? extends Attempt<?>> attempts) {
        return attempts.stream()
                .flatMap(attempt -> Optional.ofNullable(attempt.failure()).stream())
                .findFirst();
    }
}

package org.zermelo.desk.exam;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.zermelo.exam.task.Part;
import org.zermelo.exam.task.Task;
import org.zermelo.game.BadInputException;
import org.zermelo.game.CancelledException;
import org.zermelo.game.RefusedException;
import org.zermelo.game.ZermeloException;

/**
 * The result of a question or the failure in its place. A question that cannot be answered does not stop the others of
 * its task.
 *
 * @param beside the results of the question in other wordings, where nobody has said which is meant
 * @param <T> what is made: an answer, an explanation
 */
public record Attempt<T>(
        Part part, @Nullable T made, @Nullable ZermeloException failure, List<Attempt<T>> beside) {

    /** What comes of a question in all its wordings; only a cancellation is passed on. */
    public static <T> Attempt<T> at(Part part, Function<Part, T> work) {
        List<Attempt<T>> wordings =
                part.wordings().stream().map(wording -> one(wording, work)).toList();
        Attempt<T> first = wordings.get(0);
        return new Attempt<>(part, first.made, first.failure, wordings.subList(1, wordings.size()));
    }

    private static <T> Attempt<T> one(Part part, Function<Part, T> work) {
        try {
            return new Attempt<>(part, work.apply(part), null, List.of());
        } catch (CancelledException e) {
            throw e;
        } catch (BadInputException | RefusedException e) {
            return new Attempt<>(part, null, e, List.of());
        } catch (ArithmeticException e) {
            return new Attempt<>(part, null, new BadInputException("exam.record.numbers"), List.of());
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
        if (failure.isPresent() && attempts.stream().noneMatch(Attempt::succeeded)) {
            throw failure.get();
        }
        return attempts;
    }

    /**
     * The question in its wordings when they have different answers; empty when they have the same, or there is only one. A further
     * wording without an answer is left out: no task asks for what does not exist.
     *
     * @param answer the numbers of what was made
     */
    public List<Attempt<T>> wordings(Function<T, List<Long>> answer) {
        List<Attempt<T>> others =
                beside.stream().filter(other -> differs(other, answer)).toList();
        List<Attempt<T>> wordings = new ArrayList<>();
        if (!others.isEmpty()) {
            wordings.add(new Attempt<>(part.wordings().get(0), made, failure, List.of()));
            wordings.addAll(others);
        }
        return wordings;
    }

    private boolean differs(Attempt<T> other, Function<T, List<Long>> answer) {
        if (other.made != null) {
            List<Long> numbers = answer.apply(other.made);
            return !numbers.isEmpty() && (made == null || !numbers.equals(answer.apply(made)));
        }
        return failure == null || other.failure == null || !failure.note().equals(other.failure.note());
    }

    private boolean succeeded() {
        return made != null || beside.stream().anyMatch(Attempt::succeeded);
    }

    /** What prevented the first of those that were prevented; empty when none was. */
    public static Optional<ZermeloException> failure(List<? extends Attempt<?>> attempts) {
        return attempts.stream()
                .flatMap(attempt -> Stream.concat(Stream.of(attempt), attempt.beside().stream()))
                .flatMap(attempt -> Optional.ofNullable(attempt.failure()).stream())
                .findFirst();
    }
}

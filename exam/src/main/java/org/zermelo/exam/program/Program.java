package org.zermelo.exam.program;

import java.util.Optional;
import org.zermelo.exam.Examiner;
import org.zermelo.exam.task.Task;

/** Programs that answer the questions of a task. */
public final class Program {

    private Program() {}

    /**
     * A program that prints, for each question, its number and the numbers of the answer on one line; or, in dialects for codes, each S
     * and the code of its position.
     *
     * @param examiner proves how far a program must look where S has no upper end
     * @throws org.zermelo.game.RefusedException when the task cannot be written in the dialect
     */
    public static String of(Task task, Examiner examiner, Dialect dialect) {
        Outline outline = Outline.of(task, examiner, dialect);
        if (dialect == Dialect.PYTHON_ARRAY) {
            return ArrayPrinter.of(task, outline);
        }
        if (dialect == Dialect.PYTHON_CODES) {
            return PythonPrinter.codes(outline);
        }
        if (dialect == Dialect.PYTHON && ShortPrinter.fits(outline)) {
            return ShortPrinter.of(outline);
        }
        if (dialect.python()) {
            return new PythonPrinter(outline, dialect == Dialect.PYTHON ? Dialect.PYTHON_B : dialect).program();
        }
        Dialect language = dialect.language();
        return Optional.of(outline)
                .filter(all -> dialect == language)
                .flatMap(all -> LoopPrinter.of(all, language))
                .orElseGet(() -> longer(outline, language).program());
    }

    private static Printer longer(Outline outline, Dialect language) {
        return language == Dialect.PASCAL ? new PascalPrinter(outline) : new BracePrinter(outline, language);
    }
}

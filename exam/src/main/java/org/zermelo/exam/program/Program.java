package org.zermelo.exam.program;

import org.zermelo.exam.Examiner;
import org.zermelo.exam.Task;

/** Programs that answer the questions of a task. */
public final class Program {

    private Program() {}

    /**
     * A program that prints, for each question, its number and the numbers of the answer on one line.
     *
     * @param examiner proves how far a program must look where S has no upper end
     * @throws org.zermelo.game.RefusedException when the task cannot be written in the dialect
     */
    public static String of(Task task, Examiner examiner, Dialect dialect) {
        Outline outline = Outline.of(task, examiner, dialect);
        if (dialect.python()) {
            return PythonProgram.of(outline, dialect);
        }
        return dialect == Dialect.PASCAL ? PascalProgram.of(outline) : BraceProgram.of(outline, dialect);
    }
}

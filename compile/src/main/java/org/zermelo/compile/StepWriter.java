package org.zermelo.compile;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.zermelo.compile.LocalSlots.Slot;
import org.zermelo.game.Ending;
import org.zermelo.rule.Condition;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Step;

/** Writes one step of a sweep: the options that it leads to, and what they do to the best cell so far. */
final class StepWriter extends MoveWriter {

    private final KernelFrame frame;
    private final MethodVisitor method;
    private final Layout layout;
    private final boolean toPrevious;

    StepWriter(KernelFrame frame, Step step) {
        super(frame.place(), step);
        this.frame = frame;
        this.method = frame.method();
        this.layout = frame.layout();
        this.toPrevious = layout.leadsToPrevious(step);
    }

    @Override
    void reached(ExprWriter before, ExprWriter writer, Slot[] after, Label next) {
        if (ends(writer, next)) {
            return;
        }
        if (toPrevious) {
            // in a local variable it is there at once; through memory the next cell would wait for it
            method.visitVarInsn(Opcodes.ILOAD, frame.numbers().previous().index());
        } else {
            lookUp(writer, after);
        }
        frame.improve();
    }

    /** What an ended option is worth; true when every option of this step is ended. */
    private boolean ends(ExprWriter writer, Label next) {
        for (EndRule end : layout.rules.ends()) {
            Condition when = end.when();
            if (writer.bounds().never(when)) {
                continue;
            }
            Label open = new Label();
            writer.jumpUnless(when, open);
            improveBy(end.how());
            method.visitJumpInsn(Opcodes.GOTO, next);
            method.visitLabel(open);
            if (writer.bounds().always(when)) {
                return true;
            }
        }
        return false;
    }

    private void improveBy(Ending how) {
        ExprWriter.integer(method, frame.cells().ended(frame.value(), how));
        frame.improve();
    }

    /** Leaves the cell of the option on the stack. */
    private void lookUp(ExprWriter writer, Slot[] after) {
        frame.loadCells();
        frame.loadRow(writer, after);
        writer.load(after[layout.variables[layout.last()]]);
        if (after[layout.variables[layout.last()]].wide()) {
            method.visitInsn(Opcodes.L2I);
        }
        method.visitInsn(Opcodes.IADD);
        if (layout.planes() > 1) {
            plane();
            method.visitInsn(Opcodes.IADD);
        }
        frame.loadCell();
    }

    private void plane() {
        planeAfter(layout.owns, layout.lasts);
        ExprWriter.integer(method, (int) layout.planeCells());
        method.visitInsn(Opcodes.IMUL);
    }
}

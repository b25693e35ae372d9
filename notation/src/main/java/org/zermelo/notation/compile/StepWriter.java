package org.zermelo.notation.compile;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.zermelo.game.Ending;
import org.zermelo.notation.compile.Slots.Slot;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Deltas;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule.Change;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.Region;
import org.zermelo.rule.Repeat;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/** Writes one step: the option that it leads to, and what that does to the best cell so far. */
final class StepWriter {

    private final KernelFrame frame;
    private final MethodVisitor method;
    private final Layout layout;
    private final Ruleset rules;
    private final Step step;
    private final Slots slots;

    StepWriter(KernelFrame frame, Step step) {
        this.frame = frame;
        this.method = frame.method();
        this.layout = frame.layout();
        this.rules = layout.rules;
        this.step = step;
        this.slots = frame.slots();
    }

    void write() {
        int mark = slots.mark();
        Label skip = new Label();
        forbidSpent(skip);
        forbidRepeat(skip);
        List<Choice> choices = step.clause().choices();
        Bounds bounds = frame.bounds().aimed(step.heap(), step.other(), choices);
        Slot[] chosen = new Slot[choices.size()];
        ExprWriter writer = new ExprWriter(method, bounds, frame.variables(), chosen);
        writer.jumpUnless(step.clause().guardBeforeChoices(), skip);
        choose(writer, chosen, 0, skip);
        method.visitLabel(skip);
        slots.release(mark);
    }

    private void forbidSpent(Label skip) {
        if (step.clause().once()) {
            method.visitVarInsn(Opcodes.ILOAD, KernelFrame.SPENT);
            ExprWriter.integer(method, 1 << onceBit());
            method.visitInsn(Opcodes.IAND);
            method.visitJumpInsn(Opcodes.IFNE, skip);
        }
    }

    private int onceBit() {
        return (int) rules.moves().subList(0, step.rule()).stream()
                .filter(m -> m.once())
                .count();
    }

    private void forbidRepeat(Label skip) {
        if (rules.repeat() != Repeat.ALLOWED) {
            method.visitVarInsn(
                    Opcodes.ILOAD,
                    rules.repeat() == Repeat.NOT_OWN
                            ? frame.own().index()
                            : frame.last().index());
            ExprWriter.integer(method, step.rule() + 1);
            method.visitJumpInsn(Opcodes.IF_ICMPEQ, skip);
        }
    }

    /** Loops over what is chosen, the first choice outermost. */
    private void choose(ExprWriter writer, Slot[] chosen, int depth, Label skip) {
        List<Choice> choices = step.clause().choices();
        if (depth == choices.size()) {
            writer.jumpUnless(step.clause().guard(), skip);
            option(writer, skip);
            return;
        }
        Choice choice = choices.get(depth);
        Interval range = writer.bounds().value(new org.zermelo.rule.Expr.Chosen(depth));
        Type type = ExprWriter.isInt(range) && range.greatest() < Integer.MAX_VALUE ? Type.INT_TYPE : Type.LONG_TYPE;
        writer.check(choice.from(), skip);
        writer.check(choice.to(), skip);
        Slot to = slots.take(type);
        writer.write(choice.to(), type);
        writer.store(to);
        chosen[depth] = slots.take(type);
        writer.write(choice.from(), type);
        writer.store(chosen[depth]);
        Label head = new Label();
        Label next = new Label();
        method.visitLabel(head);
        writer.load(chosen[depth]);
        writer.load(to);
        if (type == Type.LONG_TYPE) {
            method.visitInsn(Opcodes.LCMP);
            method.visitJumpInsn(Opcodes.IFGT, skip);
        } else {
            method.visitJumpInsn(Opcodes.IF_ICMPGT, skip);
        }
        choose(writer, chosen, depth + 1, next);
        method.visitLabel(next);
        writer.load(chosen[depth]);
        method.visitInsn(type == Type.LONG_TYPE ? Opcodes.LCONST_1 : Opcodes.ICONST_1);
        method.visitInsn(type.getOpcode(Opcodes.IADD));
        writer.store(chosen[depth]);
        method.visitJumpInsn(Opcodes.GOTO, head);
    }

    private void option(ExprWriter before, Label next) {
        Slot[] after = frame.variables().clone();
        Bounds afterBounds = before.bounds();
        boolean moves = false;
        List<Integer> changed = new ArrayList<>();
        for (Change change : step.clause().changes()) {
            int variable = step.variable(change);
            Interval all = before.bounds().value(change.value());
            Interval image = Region.image(rules, before.bounds(), variable, change.value());
            Interval delta = new Deltas(before.bounds(), variable).of(change.value());
            before.check(change.value(), next);
            Slot slot = slots.take(before.type(change.value()));
            before.write(change.value());
            before.store(slot);
            bound(
                    slot,
                    rules.variables().get(variable),
                    all.meet(before.bounds().variable(variable).plus(delta)),
                    next);
            after[variable] = slot;
            afterBounds = afterBounds.with(variable, image);
            changed.add(variable);
            moves |= delta.least() > 0 || delta.greatest() < 0;
        }
        if (!moves) {
            unchanged(changed, after, next);
        }
        ExprWriter writer = new ExprWriter(method, afterBounds, after, new Slot[0]);
        writer.jumpUnless(rules.result(), next);
        if (ends(writer, next)) {
            return;
        }
        lookUp(writer, after);
        frame.improve();
    }

    /** A move that would leave a variable's range does not exist. */
    private void bound(Slot slot, Variable variable, Interval possible, Label next) {
        if (possible.least() < variable.least()) {
            compare(slot, variable.least(), Opcodes.IFLT, Opcodes.IF_ICMPLT, next);
        }
        if (possible.greatest() > variable.greatest()) {
            compare(slot, variable.greatest(), Opcodes.IFGT, Opcodes.IF_ICMPGT, next);
        }
    }

    private void compare(Slot slot, long limit, int wideJump, int jump, Label next) {
        if (slot.wide()) {
            method.visitVarInsn(Opcodes.LLOAD, slot.index());
            method.visitLdcInsn(limit);
            method.visitInsn(Opcodes.LCMP);
            method.visitJumpInsn(wideJump, next);
        } else if (limit >= Integer.MIN_VALUE && limit <= Integer.MAX_VALUE) {
            method.visitVarInsn(Opcodes.ILOAD, slot.index());
            if (limit == 0) {
                method.visitJumpInsn(wideJump, next);
            } else {
                ExprWriter.integer(method, (int) limit);
                method.visitJumpInsn(jump, next);
            }
        }
    }

    /** A move that changes nothing does not exist. */
    private void unchanged(List<Integer> changed, Slot[] after, Label next) {
        Label differs = new Label();
        for (int variable : changed) {
            Slot slot = after[variable];
            method.visitVarInsn(slot.wide() ? Opcodes.LLOAD : Opcodes.ILOAD, slot.index());
            method.visitVarInsn(Opcodes.ILOAD, frame.variables()[variable].index());
            if (slot.wide()) {
                method.visitInsn(Opcodes.I2L);
                method.visitInsn(Opcodes.LCMP);
                method.visitJumpInsn(Opcodes.IFNE, differs);
            } else {
                method.visitJumpInsn(Opcodes.IF_ICMPNE, differs);
            }
        }
        method.visitJumpInsn(Opcodes.GOTO, next);
        method.visitLabel(differs);
    }

    /** What an ended option is worth; true when every option of this step is ended. */
    private boolean ends(ExprWriter writer, Label next) {
        for (EndRule end : rules.ends()) {
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
        method.visitVarInsn(Opcodes.ILOAD, KernelFrame.SPENT);
        if (step.clause().once()) {
            ExprWriter.integer(method, 1 << onceBit());
            method.visitInsn(Opcodes.IOR);
        }
        if (layout.owns > 1) {
            ExprWriter.integer(method, layout.owns);
            method.visitInsn(Opcodes.IMUL);
            method.visitVarInsn(Opcodes.ILOAD, frame.last().index());
            method.visitInsn(Opcodes.IADD);
        }
        if (layout.lasts > 1) {
            ExprWriter.integer(method, layout.lasts);
            method.visitInsn(Opcodes.IMUL);
            ExprWriter.integer(method, step.rule() + 1);
            method.visitInsn(Opcodes.IADD);
        }
        ExprWriter.integer(method, (int) layout.planeCells());
        method.visitInsn(Opcodes.IMUL);
    }
}

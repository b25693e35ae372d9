package org.zermelo.compile;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.zermelo.compile.LocalSlots.Slot;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Deltas;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;
import org.zermelo.rule.MoveRule.Choice;
import org.zermelo.rule.MoveRule.NewValue;
import org.zermelo.rule.Region;
import org.zermelo.rule.Ruleset;
import org.zermelo.rule.Step;
import org.zermelo.rule.Variable;

/** Writes the moves of one step; what is done with each of them is the subclass's. */
abstract class MoveWriter {

    /**
     * Where the position lies from which moves are written.
     *
     * @param bounds of the values of positions that are not ended
     * @param variables one for each variable of the rules
     * @param spent which clauses are spent
     * @param own one's own previous move plus 1
     * @param last the opponent's last move plus 1
     */
    record Place(
            MethodVisitor method,
            Ruleset rules,
            LocalSlots slots,
            Bounds bounds,
            Slot[] variables,
            Slot spent,
            Slot own,
            Slot last) {}

    private final Place frame;
    private final MethodVisitor method;
    private final Ruleset rules;
    private final Step step;
    private final LocalSlots slots;

    MoveWriter(Place frame, Step step) {
        this.frame = frame;
        this.method = frame.method();
        this.rules = frame.rules();
        this.step = step;
        this.slots = frame.slots();
    }

    /**
     * Writes what is done with a move that exists. The stack is empty before and after.
     *
     * @param before a writer over the position before the move and what was chosen
     * @param writer a writer over the position after it
     * @param after where its values are
     * @param next where the next move is looked for
     */
    abstract void reached(ExprWriter before, ExprWriter writer, Slot[] after, Label next);

    final void write() {
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
            method.visitVarInsn(Opcodes.ILOAD, frame.spent().index());
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
        if (rules.repeat().bansOwn()) {
            forbid(frame.own(), skip);
        }
        if (rules.repeat().bansOpponent()) {
            forbid(frame.last(), skip);
        }
    }

    private void forbid(Slot made, Label skip) {
        method.visitVarInsn(Opcodes.ILOAD, made.index());
        ExprWriter.integer(method, step.rule() + 1);
        method.visitJumpInsn(Opcodes.IF_ICMPEQ, skip);
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
        Interval range = writer.bounds().value(new Expr.Chosen(depth));
        // the ends of an empty range may lie far outside of what is ever chosen
        boolean ints = ExprWriter.isInt(range)
                && range.greatest() < Integer.MAX_VALUE
                && writer.type(choice.from()) == Type.INT_TYPE
                && writer.type(choice.to()) == Type.INT_TYPE;
        Type type = ints ? Type.INT_TYPE : Type.LONG_TYPE;
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
        for (NewValue change : step.clause().changes()) {
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
        reached(before, writer, after, next);
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

    /**
     * Leaves the number of the plane after the move on the stack.
     *
     * @param owns how many own previous moves are told apart
     * @param lasts how many last moves are told apart
     */
    final void planeAfter(int owns, int lasts) {
        method.visitVarInsn(Opcodes.ILOAD, frame.spent().index());
        if (step.clause().once()) {
            ExprWriter.integer(method, 1 << onceBit());
            method.visitInsn(Opcodes.IOR);
        }
        if (owns > 1) {
            ExprWriter.integer(method, owns);
            method.visitInsn(Opcodes.IMUL);
            method.visitVarInsn(Opcodes.ILOAD, frame.last().index());
            method.visitInsn(Opcodes.IADD);
        }
        if (lasts > 1) {
            ExprWriter.integer(method, lasts);
            method.visitInsn(Opcodes.IMUL);
            ExprWriter.integer(method, step.rule() + 1);
            method.visitInsn(Opcodes.IADD);
        }
    }
}

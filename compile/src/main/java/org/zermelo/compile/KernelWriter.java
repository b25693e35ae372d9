package org.zermelo.compile;

import java.lang.invoke.MethodHandles;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.zermelo.compile.LocalSlots.Slot;
import org.zermelo.game.Note;
import org.zermelo.game.RefusedException;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.Interval;
import org.zermelo.rule.Step;
import org.zermelo.value.Value;

/**
 * Writes the class that fills a table: nested loops over the variables in sweep order, and in the innermost the steps of
 * the rules one after the other.
 */
final class KernelWriter {

    private static final String NAME = "org/zermelo/compile/Compiled";
    private static final String KERNEL = "org/zermelo/compile/Kernel";
    private static final String PARAMETERS = "Ljava/lang/Object;[I[IIIIII";
    private static final String SIGNATURE = "(" + PARAMETERS + ")V";

    private final Layout layout;
    private final CellForm cells;
    private final Value value;
    private final List<Step> steps;
    /** Whether the cell that was filled before is held in a local variable, since a step leads to it. */
    private final boolean keepsPrevious;

    /** Steps that are written into one method. */
    private final int together;

    private KernelWriter(Layout layout, CellForm cells, Value value, int together) {
        this.together = together;
        this.layout = layout;
        this.cells = cells;
        this.value = value;
        this.steps = Step.all(layout.rules);
        this.keepsPrevious = steps.stream().anyMatch(layout::leadsToPrevious);
    }

    /** Whether classes can be made at run time; they cannot where {@link PlainKernelWriter} stands for this one. */
    static boolean canCompile() {
        return true;
    }

    /**
     * Compiles rules into a kernel.
     *
     * @throws RefusedException when they are too long for a method of the virtual machine
     */
    static Kernel compile(Layout layout, CellForm cells, Value value) {
        try {
            byte[] code = Parts.write(
                    Step.all(layout.rules).size(),
                    together -> new KernelWriter(layout, cells, value, together).write());
            Class<?> compiled =
                    MethodHandles.lookup().defineHiddenClass(code, true).lookupClass();
            return (Kernel) compiled.getDeclaredConstructor().newInstance();
        } catch (MethodTooLargeException e) {
            throw new RefusedException(Note.of("method.compiled-sweep.too-long")
                    .with("moves", layout.rules.moves().size()));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a class that was just written cannot be made", e);
        }
    }

    private byte[] write() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, KERNEL, null);
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, KERNEL, "<init>", "()V", false);
        constructor.visitInsn(Opcodes.RETURN);
        constructor.visitMaxs(0, 0);
        constructor.visitEnd();
        MethodVisitor sweep = writer.visitMethod(Opcodes.ACC_PROTECTED, "sweep", SIGNATURE, null, null);
        sweep.visitCode();
        new Sweep(sweep).write();
        sweep.visitInsn(Opcodes.RETURN);
        sweep.visitMaxs(0, 0);
        sweep.visitEnd();
        for (int from = 0; together < steps.size() && from < steps.size(); from += together) {
            MethodVisitor part = writer.visitMethod(Opcodes.ACC_PRIVATE, "steps" + from, partSignature(), null, null);
            part.visitCode();
            new Sweep(part).part(steps.subList(from, Math.min(steps.size(), from + together)));
            part.visitMaxs(0, 0);
            part.visitEnd();
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** A part of the steps takes the local variables of the sweep in their order, and returns the best cell. */
    private String partSignature() {
        String cellsType = KernelFrame.cellsType(cells).getDescriptor();
        return "(" + PARAMETERS + "I".repeat(layout.variables.length) + cellsType + "IIII)I";
    }

    /** One method: the sweep, or a part of its steps. Both have the same local variables. */
    private final class Sweep {
        private final MethodVisitor method;
        private final KernelFrame frame;
        private final ExprWriter writer;

        Sweep(MethodVisitor method) {
            this.method = method;
            LocalSlots slots = new LocalSlots(KernelFrame.FREE);
            Slot[] variables = new Slot[layout.variables.length];
            for (int i = 0; i < variables.length; i++) {
                variables[i] = slots.take(Type.INT_TYPE);
            }
            Bounds bounds = new Bounds(layout.region.inner().toArray(Interval[]::new), layout.rules.heaps());
            this.frame = new KernelFrame(
                    method,
                    layout,
                    cells,
                    value,
                    slots,
                    bounds,
                    variables,
                    slots.take(Type.getType(Object.class)),
                    KernelFrame.SweepNumbers.take(slots));
            this.writer = new ExprWriter(method, bounds, variables, new Slot[0]);
        }

        void write() {
            method.visitVarInsn(Opcodes.ALOAD, KernelFrame.CELLS);
            method.visitTypeInsn(Opcodes.CHECKCAST, KernelFrame.cellsType(cells).getInternalName());
            method.visitVarInsn(Opcodes.ASTORE, frame.array().index());
            for (Slot slot : frame.numbers().all()) {
                set(slot, 0);
            }
            for (Slot slot : frame.variables()) {
                set(slot, 0);
            }
            place(0);
        }

        private void set(Slot slot, int to) {
            ExprWriter.integer(method, to);
            method.visitVarInsn(Opcodes.ISTORE, slot.index());
        }

        /** A loop over the variable at a place of the order, against its direction. */
        private void place(int place) {
            int mark = frame.slots().mark();
            Slot from = frame.slots().take(Type.INT_TYPE);
            Slot to = frame.slots().take(Type.INT_TYPE);
            limit(place, from, to);
            boolean down = layout.order.rising().get(place);
            if (keepsPrevious && place == layout.last()) {
                loadPrevious(down, from, to);
            }
            loop(frame.variables()[layout.variables[place]], from, to, down, () -> {
                if (place == layout.last()) {
                    memory();
                } else {
                    place(place + 1);
                }
            });
            frame.slots().release(mark);
        }

        private void limit(int place, Slot from, Slot to) {
            boolean first = place == 0;
            boolean last = place == layout.last();
            if (last) {
                method.visitVarInsn(Opcodes.ILOAD, KernelFrame.LAST_FROM);
                method.visitVarInsn(Opcodes.ISTORE, from.index());
                rowEnd();
                method.visitVarInsn(Opcodes.ILOAD, KernelFrame.LAST_TO);
                method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Math", "min", "(II)I", false);
                method.visitVarInsn(Opcodes.ISTORE, to.index());
            } else if (first) {
                method.visitVarInsn(Opcodes.ILOAD, KernelFrame.FIRST_FROM);
                method.visitVarInsn(Opcodes.ISTORE, from.index());
                method.visitVarInsn(Opcodes.ILOAD, KernelFrame.FIRST_TO);
                method.visitVarInsn(Opcodes.ISTORE, to.index());
            } else {
                set(from, layout.least[place]);
                set(to, layout.greatest[place]);
            }
        }

        /** The cell before the first of a part of a row, if the row has one. */
        private void loadPrevious(boolean down, Slot from, Slot to) {
            Label none = new Label();
            method.visitVarInsn(Opcodes.ILOAD, from.index());
            method.visitVarInsn(Opcodes.ILOAD, to.index());
            method.visitJumpInsn(Opcodes.IF_ICMPGT, none);
            method.visitVarInsn(Opcodes.ILOAD, down ? to.index() : from.index());
            if (down) {
                rowEnd();
            } else {
                ExprWriter.integer(method, layout.least[layout.last()]);
            }
            method.visitJumpInsn(down ? Opcodes.IF_ICMPGE : Opcodes.IF_ICMPLE, none);
            frame.loadCells();
            frame.loadRow(writer, frame.variables());
            method.visitVarInsn(Opcodes.ILOAD, down ? to.index() : from.index());
            method.visitInsn(Opcodes.IADD);
            ExprWriter.integer(method, down ? 1 : -1);
            method.visitInsn(Opcodes.IADD);
            frame.loadCell();
            method.visitVarInsn(Opcodes.ISTORE, frame.numbers().previous().index());
            method.visitLabel(none);
        }

        /** Leaves the greatest value of the last variable in a row on the stack. */
        private void rowEnd() {
            method.visitVarInsn(Opcodes.ALOAD, KernelFrame.ROW_ENDS);
            frame.prefix(writer, frame.variables());
            method.visitInsn(Opcodes.IALOAD);
        }

        private void loop(Slot variable, Slot from, Slot to, boolean down, Runnable body) {
            Label head = new Label();
            Label done = new Label();
            method.visitVarInsn(Opcodes.ILOAD, down ? to.index() : from.index());
            method.visitVarInsn(Opcodes.ISTORE, variable.index());
            method.visitLabel(head);
            method.visitVarInsn(Opcodes.ILOAD, variable.index());
            method.visitVarInsn(Opcodes.ILOAD, down ? from.index() : to.index());
            method.visitJumpInsn(down ? Opcodes.IF_ICMPLT : Opcodes.IF_ICMPGT, done);
            body.run();
            method.visitIincInsn(variable.index(), down ? -1 : 1);
            method.visitJumpInsn(Opcodes.GOTO, head);
            method.visitLabel(done);
        }

        /** Loops over what is remembered of the last moves, if anything is. */
        private void memory() {
            memoryLoop(
                    frame.numbers().own(),
                    layout.owns,
                    () -> memoryLoop(frame.numbers().last(), layout.lasts, this::position));
        }

        private void memoryLoop(Slot slot, int count, Runnable body) {
            if (count == 1) {
                body.run();
                return;
            }
            int mark = frame.slots().mark();
            Slot from = frame.slots().take(Type.INT_TYPE);
            Slot to = frame.slots().take(Type.INT_TYPE);
            set(from, 0);
            set(to, count - 1);
            loop(slot, from, to, false, body);
            frame.slots().release(mark);
        }

        private void position() {
            Label done = new Label();
            if (!layout.clean()) {
                for (EndRule end : layout.rules.ends()) {
                    writer.jumpIf(end.when(), done);
                }
            }
            set(frame.numbers().best(), Kernel.NOTHING);
            if (together >= steps.size()) {
                steps.forEach(step -> new StepWriter(frame, step).write());
            } else {
                for (int from = 0; from < steps.size(); from += together) {
                    call(from);
                }
            }
            store();
            method.visitLabel(done);
        }

        /** Calls the part that begins with a step. */
        private void call(int from) {
            method.visitVarInsn(Opcodes.ALOAD, 0);
            for (int reference : new int[] {KernelFrame.CELLS, KernelFrame.ROWS, KernelFrame.ROW_ENDS}) {
                method.visitVarInsn(Opcodes.ALOAD, reference);
            }
            for (int number = KernelFrame.SPENT; number < KernelFrame.FREE; number++) {
                method.visitVarInsn(Opcodes.ILOAD, number);
            }
            for (Slot slot : frame.variables()) {
                method.visitVarInsn(Opcodes.ILOAD, slot.index());
            }
            method.visitVarInsn(Opcodes.ALOAD, frame.array().index());
            for (Slot slot : frame.numbers().all()) {
                method.visitVarInsn(Opcodes.ILOAD, slot.index());
            }
            method.visitMethodInsn(Opcodes.INVOKESPECIAL, NAME, "steps" + from, partSignature(), false);
            method.visitVarInsn(Opcodes.ISTORE, frame.numbers().best().index());
        }

        void part(List<Step> some) {
            some.forEach(step -> new StepWriter(frame, step).write());
            method.visitVarInsn(Opcodes.ILOAD, frame.numbers().best().index());
            method.visitInsn(Opcodes.IRETURN);
        }

        private void store() {
            frame.loadCells();
            frame.loadRow(writer, frame.variables());
            writer.load(frame.variables()[layout.variables[layout.last()]]);
            method.visitInsn(Opcodes.IADD);
            if (layout.planes() > 1) {
                plane();
                method.visitInsn(Opcodes.IADD);
            }
            Label stuck = new Label();
            Label known = new Label();
            method.visitVarInsn(Opcodes.ILOAD, frame.numbers().best().index());
            ExprWriter.integer(method, Kernel.NOTHING);
            method.visitJumpInsn(Opcodes.IF_ICMPEQ, stuck);
            frame.settle();
            method.visitJumpInsn(Opcodes.GOTO, known);
            method.visitLabel(stuck);
            ExprWriter.integer(method, cells.ended(value, layout.rules.stuck()));
            method.visitLabel(known);
            if (keepsPrevious) {
                method.visitInsn(Opcodes.DUP);
                method.visitVarInsn(Opcodes.ISTORE, frame.numbers().previous().index());
            }
            frame.storeCell();
        }

        private void plane() {
            method.visitVarInsn(Opcodes.ILOAD, KernelFrame.SPENT);
            if (layout.owns > 1) {
                ExprWriter.integer(method, layout.owns);
                method.visitInsn(Opcodes.IMUL);
                method.visitVarInsn(Opcodes.ILOAD, frame.numbers().own().index());
                method.visitInsn(Opcodes.IADD);
            }
            if (layout.lasts > 1) {
                ExprWriter.integer(method, layout.lasts);
                method.visitInsn(Opcodes.IMUL);
                method.visitVarInsn(Opcodes.ILOAD, frame.numbers().last().index());
                method.visitInsn(Opcodes.IADD);
            }
            ExprWriter.integer(method, (int) layout.planeCells());
            method.visitInsn(Opcodes.IMUL);
        }
    }
}

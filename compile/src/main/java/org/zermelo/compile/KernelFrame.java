package org.zermelo.compile;

import java.util.List;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.zermelo.compile.LocalSlots.Slot;
import org.zermelo.rule.Bounds;
import org.zermelo.value.Value;

/**
 * The local variables of a kernel's method and the few instructions that all parts of it share.
 *
 * @param variables one for each variable of the rules
 */
record KernelFrame(
        MethodVisitor method,
        Layout layout,
        CellForm cells,
        Value value,
        LocalSlots slots,
        Bounds bounds,
        Slot[] variables,
        Slot array,
        SweepNumbers numbers) {

    /**
     * The variables beside those of the rules.
     *
     * @param best the best cell so far
     * @param own one's own previous move plus 1
     * @param last the opponent's last move plus 1
     * @param previous the cell that was filled before along the row
     */
    record SweepNumbers(Slot best, Slot own, Slot last, Slot previous) {

        static SweepNumbers take(LocalSlots slots) {
            return new SweepNumbers(
                    slots.take(Type.INT_TYPE),
                    slots.take(Type.INT_TYPE),
                    slots.take(Type.INT_TYPE),
                    slots.take(Type.INT_TYPE));
        }

        List<Slot> all() {
            return List.of(best, own, last, previous);
        }
    }

    private static final String KERNEL = "org/zermelo/compile/Kernel";

    static final int CELLS = 1;
    static final int ROWS = 2;
    static final int ROW_ENDS = 3;
    static final int SPENT = 4;
    static final int FIRST_FROM = 5;
    static final int FIRST_TO = 6;
    static final int LAST_FROM = 7;
    static final int LAST_TO = 8;
    static final int FREE = 9;

    /** Where moves are made from. */
    MoveWriter.Place place() {
        return new MoveWriter.Place(
                method,
                layout.rules,
                slots,
                bounds,
                variables,
                new Slot(SPENT, Type.INT_TYPE),
                numbers.own,
                numbers.last);
    }

    void loadCells() {
        method.visitVarInsn(Opcodes.ALOAD, array.index());
    }

    void loadCell() {
        if (cells.tiny()) {
            method.visitMethodInsn(Opcodes.INVOKESTATIC, KERNEL, "get", "([BI)I", false);
        } else {
            method.visitInsn(cellsType(cells).getElementType().getOpcode(Opcodes.IALOAD));
        }
    }

    void storeCell() {
        if (cells.tiny()) {
            method.visitMethodInsn(Opcodes.INVOKESTATIC, KERNEL, "put", "([BII)V", false);
        } else {
            method.visitInsn(cellsType(cells).getElementType().getOpcode(Opcodes.IASTORE));
        }
    }

    /** Leaves the number of a row on the stack. */
    void prefix(ExprWriter writer, Slot[] at) {
        if (layout.last() == 0) {
            method.visitInsn(Opcodes.ICONST_0);
            return;
        }
        for (int place = 0; place < layout.last(); place++) {
            if (place > 0) {
                ExprWriter.integer(method, layout.size(place));
                method.visitInsn(Opcodes.IMUL);
            }
            Slot slot = at[layout.variables[place]];
            writer.load(slot);
            if (slot.wide()) {
                method.visitInsn(Opcodes.L2I);
            }
            if (layout.least[place] != 0) {
                ExprWriter.integer(method, layout.least[place]);
                method.visitInsn(Opcodes.ISUB);
            }
            if (place > 0) {
                method.visitInsn(Opcodes.IADD);
            }
        }
    }

    /** Leaves the index of a row's cell with last variable 0 on the stack. */
    void loadRow(ExprWriter writer, Slot[] at) {
        method.visitVarInsn(Opcodes.ALOAD, ROWS);
        prefix(writer, at);
        method.visitInsn(Opcodes.IALOAD);
    }

    /**
     * Takes an option's cell from the stack into the best one. Without ties or depths the option's least cell is the best,
     * because a move's worth falls as the option's cell rises; with ties the worth itself is compared.
     */
    void improve() {
        if (cells.ties() && !cells.withoutDepth()) {
            ExprWriter.integer(method, cells.tie());
            method.visitMethodInsn(Opcodes.INVOKESTATIC, KERNEL, "along", "(II)I", false);
            method.visitInsn(Opcodes.INEG);
        }
        method.visitVarInsn(Opcodes.ILOAD, numbers.best.index());
        method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Math", "min", "(II)I", false);
        method.visitVarInsn(Opcodes.ISTORE, numbers.best.index());
    }

    /** Leaves the position's cell on the stack: the worth of its best move, of which there is one. */
    void settle() {
        method.visitVarInsn(Opcodes.ILOAD, numbers.best.index());
        if (cells.withoutDepth()) {
            method.visitInsn(Opcodes.INEG);
            return;
        }
        if (cells.ties()) {
            method.visitInsn(Opcodes.INEG);
        } else {
            ExprWriter.integer(method, 0);
            method.visitMethodInsn(Opcodes.INVOKESTATIC, KERNEL, "along", "(II)I", false);
        }
        ExprWriter.integer(method, cells.tie());
        method.visitMethodInsn(Opcodes.INVOKESTATIC, KERNEL, "checked", "(II)I", false);
    }

    static Type cellsType(CellForm cells) {
        return Type.getType(cells.withoutDepth() ? "[B" : cells.bits() == Integer.SIZE ? "[I" : "[S");
    }
}

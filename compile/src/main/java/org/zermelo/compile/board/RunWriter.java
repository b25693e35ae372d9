package org.zermelo.compile.board;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.zermelo.boards.table.BoardProgram.Run;
import org.zermelo.boards.table.MoveGroup;

/** Writes the listing of moves: for each group the cells where it is legal, then the moves cell by cell. */
final class RunWriter {

    private static final int POSITION = 1;
    private static final int OPTIONS = 3;

    private final MethodVisitor method;
    private final Constants constants;
    private final Planes planes;
    private final int count;
    private final int cells;
    private final int cell;
    private final int groups;

    RunWriter(MethodVisitor method, Constants constants, Planes planes) {
        this.method = method;
        this.constants = constants;
        this.planes = planes;
        this.count = planes.free();
        this.cells = count + 1;
        this.cell = cells + 2;
        this.groups = cell + 1;
        planes.empties();
        method.visitInsn(Opcodes.ICONST_0);
        method.visitVarInsn(Opcodes.ISTORE, count);
    }

    /** Returns the number of moves. */
    void finish() {
        method.visitVarInsn(Opcodes.ILOAD, count);
        method.visitInsn(Opcodes.IRETURN);
    }

    void write(Run run) {
        List<MoveGroup> all = run.groups();
        long[] adds = new long[Long.SIZE];
        long met = 0;
        boolean single = true;
        for (int i = 0; i < all.size(); i++) {
            MoveGroup group = all.get(i);
            legal(run, group);
            method.visitVarInsn(Opcodes.LSTORE, groups + 2 * i);
            single &= (met & group.cells()) == 0;
            met |= group.cells();
            for (int c = 0; c < adds.length; c++) {
                adds[c] += group.adds()[c];
            }
        }
        method.visitInsn(Opcodes.LCONST_0);
        for (int i = 0; i < all.size(); i++) {
            method.visitVarInsn(Opcodes.LLOAD, groups + 2 * i);
            method.visitInsn(Opcodes.LOR);
        }
        method.visitVarInsn(Opcodes.LSTORE, cells);
        Label next = new Label();
        Label end = new Label();
        method.visitLabel(next);
        method.visitVarInsn(Opcodes.LLOAD, cells);
        method.visitInsn(Opcodes.LCONST_0);
        method.visitInsn(Opcodes.LCMP);
        method.visitJumpInsn(Opcodes.IFEQ, end);
        method.visitVarInsn(Opcodes.LLOAD, cells);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Long", "numberOfTrailingZeros", "(J)I", false);
        method.visitVarInsn(Opcodes.ISTORE, cell);
        if (single) {
            // each cell has a move of one group
            option(adds);
        } else {
            for (int i = 0; i < all.size(); i++) {
                Label not = new Label();
                method.visitVarInsn(Opcodes.LLOAD, groups + 2 * i);
                method.visitVarInsn(Opcodes.ILOAD, cell);
                method.visitInsn(Opcodes.LUSHR);
                method.visitInsn(Opcodes.L2I);
                method.visitInsn(Opcodes.ICONST_1);
                method.visitInsn(Opcodes.IAND);
                method.visitJumpInsn(Opcodes.IFEQ, not);
                option(all.get(i).adds());
                method.visitLabel(not);
            }
        }
        method.visitVarInsn(Opcodes.LLOAD, cells);
        method.visitVarInsn(Opcodes.LLOAD, cells);
        method.visitInsn(Opcodes.LCONST_1);
        method.visitInsn(Opcodes.LSUB);
        method.visitInsn(Opcodes.LAND);
        method.visitVarInsn(Opcodes.LSTORE, cells);
        method.visitJumpInsn(Opcodes.GOTO, next);
        method.visitLabel(end);
    }

    /** Adds the option of the move at the cell. */
    private void option(long[] adds) {
        method.visitVarInsn(Opcodes.ALOAD, OPTIONS);
        method.visitVarInsn(Opcodes.ILOAD, count);
        method.visitVarInsn(Opcodes.LLOAD, POSITION);
        constants.load(method, adds);
        method.visitVarInsn(Opcodes.ILOAD, cell);
        method.visitInsn(Opcodes.LALOAD);
        method.visitInsn(Opcodes.LADD);
        method.visitInsn(Opcodes.LASTORE);
        method.visitIincInsn(count, 1);
    }

    /** Leaves on the stack the cells at which a group's move is legal. */
    private void legal(Run run, MoveGroup group) {
        planes.load(run.plane());
        Instructions.number(method, group.cells());
        method.visitInsn(Opcodes.LAND);
        int known = planes.reading().digits().neutrals() ? 0b1111 : 0b0111;
        for (MoveGroup.Look look : group.looks()) {
            int barred = look.values() & known;
            int allowed = known & ~barred;
            boolean bars = Integer.bitCount(barred) < Integer.bitCount(allowed);
            planesOf(bars ? barred : allowed);
            Instructions.shift(method, look.offset());
            if (bars) {
                Instructions.number(method, -1);
                method.visitInsn(Opcodes.LXOR);
            }
            method.visitInsn(Opcodes.LAND);
        }
    }

    /** Leaves on the stack the cells that hold one of some values. */
    private void planesOf(int values) {
        method.visitInsn(Opcodes.LCONST_0);
        for (int plane = 0; plane < Integer.SIZE; plane++) {
            if ((values >>> plane & 1) != 0) {
                planes.load(plane);
                method.visitInsn(Opcodes.LOR);
            }
        }
    }
}

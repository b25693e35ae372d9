package org.zermelo.compile.board;

import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.zermelo.boards.kernel.BoardProgram.ProgramRun;
import org.zermelo.boards.kernel.BoardProgram.Same;
import org.zermelo.boards.kernel.BoardProgram.Slot;
import org.zermelo.boards.kernel.MoveGroup;

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

    void write(ProgramRun run) {
        List<MoveGroup> all = run.groups();
        Label waits = new Label();
        if (run.hand() != null) {
            planes.load(run.hand().plane());
            method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Long", "bitCount", "(J)I", false);
            method.visitLdcInsn(run.hand().pieces());
            method.visitJumpInsn(run.hand().some() ? Opcodes.IF_ICMPGE : Opcodes.IF_ICMPLT, waits);
        }
        for (int i = 0; i < all.size(); i++) {
            legal(run, all.get(i));
            method.visitVarInsn(Opcodes.LSTORE, groups + 2 * i);
        }
        leaveOut(run);
        List<long[]> adds = run.slots().isEmpty()
                ? all.stream().map(MoveGroup::adds).toList()
                : run.slots().stream().map(Slot::adds).toList();
        int first = run.slots().isEmpty() ? groups : groups + 2 * all.size();
        for (int i = 0; i < run.slots().size(); i++) {
            slot(run.slots().get(i));
            method.visitVarInsn(Opcodes.LSTORE, first + 2 * i);
        }
        long met = 0;
        boolean single = run.slots().size() <= 1;
        long[] sum = new long[Long.SIZE];
        for (int i = 0; i < all.size(); i++) {
            single &= (met & all.get(i).cells()) == 0;
            met |= all.get(i).cells();
            for (int c = 0; c < sum.length; c++) {
                sum[c] += all.get(i).adds()[c];
            }
        }
        method.visitInsn(Opcodes.LCONST_0);
        for (int i = 0; i < adds.size(); i++) {
            method.visitVarInsn(Opcodes.LLOAD, first + 2 * i);
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
            option(sum);
        } else {
            for (int i = 0; i < adds.size(); i++) {
                Label not = new Label();
                method.visitVarInsn(Opcodes.LLOAD, first + 2 * i);
                method.visitVarInsn(Opcodes.ILOAD, cell);
                method.visitInsn(Opcodes.LUSHR);
                method.visitInsn(Opcodes.L2I);
                method.visitInsn(Opcodes.ICONST_1);
                method.visitInsn(Opcodes.IAND);
                method.visitJumpInsn(Opcodes.IFEQ, not);
                option(adds.get(i));
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
        method.visitLabel(waits);
    }

    /** Takes out of the cells of groups those where a move of an earlier group is the same and legal. */
    private void leaveOut(ProgramRun run) {
        for (Same same : run.same()) {
            method.visitVarInsn(Opcodes.LLOAD, groups + 2 * same.group());
            method.visitVarInsn(Opcodes.LLOAD, groups + 2 * same.earlier());
            Instructions.number(method, same.cells());
            method.visitInsn(Opcodes.LAND);
            Instructions.number(method, -1);
            method.visitInsn(Opcodes.LXOR);
            method.visitInsn(Opcodes.LAND);
            method.visitVarInsn(Opcodes.LSTORE, groups + 2 * same.group());
        }
    }

    /** Leaves on the stack the cells at which the move at a place is legal. */
    private void slot(Slot slot) {
        method.visitInsn(Opcodes.LCONST_0);
        for (int group = 0; group < slot.cells().length; group++) {
            if (slot.cells()[group] != 0) {
                method.visitVarInsn(Opcodes.LLOAD, groups + 2 * group);
                Instructions.number(method, slot.cells()[group]);
                method.visitInsn(Opcodes.LAND);
                method.visitInsn(Opcodes.LOR);
            }
        }
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
    private void legal(ProgramRun run, MoveGroup group) {
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

package org.zermelo.compile.board;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.zermelo.boards.kernel.BoardProgram.Reading;
import org.zermelo.boards.numbers.BoardDigits;

/**
 * The sets of cells of a position as local variables: Left's, Right's, the neutral ones; then the empty ones, and free places.
 *
 * @param first the local variable of Left's
 */
record Planes(MethodVisitor method, Reading reading, int first) {

    private static final int LOW = 32;

    /** The local variable behind the planes. */
    int free() {
        return first + 8;
    }

    private int local(int plane) {
        return plane == 0 ? first + 6 : first + 2 * (plane - 1);
    }

    void load(int plane) {
        method.visitVarInsn(Opcodes.LLOAD, local(plane));
    }

    /** Reads the number in local variable 1. */
    void read(Constants constants) {
        BoardDigits digits = reading.digits();
        boolean together = Long.numberOfLeadingZeros(reading.all()) >= LOW && !digits.neutrals();
        int rest = free();
        int next = rest + 2;
        int at = next + 2;
        method.visitVarInsn(Opcodes.LLOAD, 1);
        if (reading.pliesWeight() > 0) {
            Instructions.number(method, reading.pliesWeight());
            method.visitInsn(Opcodes.LREM);
        }
        if (reading.turnWritten()) {
            method.visitInsn(Opcodes.ICONST_1);
            method.visitInsn(Opcodes.LUSHR);
        }
        method.visitVarInsn(Opcodes.LSTORE, rest);
        for (int plane = 1; plane <= 3; plane++) {
            method.visitInsn(Opcodes.LCONST_0);
            method.visitVarInsn(Opcodes.LSTORE, local(plane));
        }
        for (int group = 0; group < digits.groups(); group++) {
            filling(digits, group, rest, next, at);
            if (together) {
                long[] both = digits.plane(2, group);
                long[] left = digits.plane(1, group);
                for (int i = 0; i < both.length; i++) {
                    both[i] = both[i] << LOW | left[i];
                }
                add(constants, both, at, local(1));
            } else {
                for (int plane = 1; plane <= (digits.neutrals() ? 3 : 2); plane++) {
                    add(constants, digits.plane(plane, group), at, local(plane));
                }
            }
        }
        if (together) {
            load(1);
            Instructions.shift(method, LOW);
            method.visitVarInsn(Opcodes.LSTORE, local(2));
            load(1);
            Instructions.number(method, 0xffffffffL);
            method.visitInsn(Opcodes.LAND);
            method.visitVarInsn(Opcodes.LSTORE, local(1));
        }
    }

    /** Leaves a group's filling in a local variable, and what is left of the number. */
    private void filling(BoardDigits digits, int group, int rest, int next, int at) {
        method.visitVarInsn(Opcodes.LLOAD, rest);
        if (group + 1 < digits.groups()) {
            int size = digits.size(group);
            method.visitVarInsn(Opcodes.LLOAD, rest);
            if ((size & size - 1) == 0) {
                Instructions.shift(method, digits.shift(group));
            } else {
                Instructions.number(method, digits.reciprocal(group));
                method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Math", "multiplyHigh", "(JJ)J", false);
                Instructions.shift(method, digits.shift(group) - 1);
            }
            method.visitInsn(Opcodes.DUP2);
            method.visitVarInsn(Opcodes.LSTORE, next);
            Instructions.number(method, size);
            method.visitInsn(Opcodes.LMUL);
            method.visitInsn(Opcodes.LSUB);
        }
        method.visitInsn(Opcodes.L2I);
        method.visitVarInsn(Opcodes.ISTORE, at);
        if (group + 1 < digits.groups()) {
            method.visitVarInsn(Opcodes.LLOAD, next);
            method.visitVarInsn(Opcodes.LSTORE, rest);
        }
    }

    private void add(Constants constants, long[] table, int at, int to) {
        constants.load(method, table);
        method.visitVarInsn(Opcodes.ILOAD, at);
        method.visitInsn(Opcodes.LALOAD);
        method.visitVarInsn(Opcodes.LLOAD, to);
        method.visitInsn(Opcodes.LOR);
        method.visitVarInsn(Opcodes.LSTORE, to);
    }

    /** Makes the set of empty cells. */
    void empties() {
        load(1);
        load(2);
        method.visitInsn(Opcodes.LOR);
        load(3);
        method.visitInsn(Opcodes.LOR);
        Instructions.number(method, -1);
        method.visitInsn(Opcodes.LXOR);
        Instructions.number(method, reading.all());
        method.visitInsn(Opcodes.LAND);
        method.visitVarInsn(Opcodes.LSTORE, local(0));
    }

    /** Leaves on the stack whose turn it is, 0 or 1. */
    void turn() {
        if (reading.turnWritten()) {
            method.visitVarInsn(Opcodes.LLOAD, 1);
            method.visitInsn(Opcodes.L2I);
        } else {
            empties();
            method.visitInsn(Opcodes.LCONST_0);
            for (int plane = 0; plane < reading.oddCells().length; plane++) {
                if (reading.oddCells()[plane] != 0) {
                    load(plane);
                    Instructions.number(method, reading.oddCells()[plane]);
                    method.visitInsn(Opcodes.LAND);
                    method.visitInsn(Opcodes.LOR);
                }
            }
            method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Long", "bitCount", "(J)I", false);
            method.visitLdcInsn(reading.oddTurn());
            method.visitInsn(Opcodes.IXOR);
            if (reading.pliesWeight() > 0 && reading.oddPlies()) {
                method.visitVarInsn(Opcodes.LLOAD, 1);
                Instructions.number(method, reading.pliesWeight());
                method.visitInsn(Opcodes.LDIV);
                method.visitInsn(Opcodes.L2I);
                method.visitInsn(Opcodes.IXOR);
            }
        }
        method.visitInsn(Opcodes.ICONST_1);
        method.visitInsn(Opcodes.IAND);
    }
}

package org.zermelo.compile.board;

import java.util.Objects;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.zermelo.boards.ends.AnyOf;
import org.zermelo.boards.ends.EndTests.End;
import org.zermelo.boards.ends.LineTest;

/**
 * Writes tests of ends, each of which returns what it means.
 *
 * @param first the local variable of Left's cells; those of Right's and the neutral ones follow
 * @param free a local variable that is free
 */
record EndWriter(MethodVisitor method, Constants constants, int first, int free) {

    void write(End end) {
        int cells = first + 2 * (end.plane() - 1);
        Label past = new Label();
        if (end.line() != null) {
            lines(end.line(), cells, end.code());
            return;
        }
        if (end.fewer() > 0) {
            method.visitVarInsn(Opcodes.LLOAD, cells);
            method.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/Long", "bitCount", "(J)I", false);
            method.visitLdcInsn(end.fewer());
            method.visitJumpInsn(Opcodes.IF_ICMPGE, past);
        } else if (end.other() instanceof AnyOf any) {
            method.visitVarInsn(Opcodes.LLOAD, cells);
            Instructions.number(method, any.set());
            method.visitInsn(Opcodes.LAND);
            unlessZero(past);
        } else {
            constants.test(method, Objects.requireNonNull(end.other()), cells);
            method.visitJumpInsn(Opcodes.IFEQ, past);
        }
        returns(end.code(), past);
    }

    /** Goes on where the set on the stack is empty. */
    private void unlessZero(Label past) {
        method.visitInsn(Opcodes.LCONST_0);
        method.visitInsn(Opcodes.LCMP);
        method.visitJumpInsn(Opcodes.IFEQ, past);
    }

    private void returns(int code, Label past) {
        method.visitLdcInsn(code);
        method.visitInsn(Opcodes.IRETURN);
        method.visitLabel(past);
    }

    /** Lines at equal distances are joined into one set before it is looked at, so that there is one jump for all of them. */
    private void lines(LineTest line, int cells, int code) {
        int[] strides = line.strides();
        Label past = new Label();
        for (int i = 0; i < strides.length; i++) {
            method.visitVarInsn(Opcodes.LLOAD, cells);
            for (int done = 1; done < line.length(); ) {
                int more = Math.min(done, line.length() - done);
                method.visitInsn(Opcodes.DUP2);
                Instructions.shift(method, more * strides[i]);
                method.visitInsn(Opcodes.LAND);
                done += more;
            }
            Instructions.number(method, line.firsts()[i]);
            method.visitInsn(Opcodes.LAND);
            if (i > 0) {
                method.visitInsn(Opcodes.LOR);
            }
        }
        if (strides.length > 0) {
            unlessZero(past);
            returns(code, past);
        }
        for (long other : line.others()) {
            Label next = new Label();
            method.visitVarInsn(Opcodes.LLOAD, cells);
            Instructions.number(method, other);
            method.visitInsn(Opcodes.LAND);
            Instructions.number(method, other);
            method.visitInsn(Opcodes.LCMP);
            method.visitJumpInsn(Opcodes.IFNE, next);
            returns(code, next);
        }
    }
}

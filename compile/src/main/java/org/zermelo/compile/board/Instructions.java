package org.zermelo.compile.board;

import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Short sequences of instructions. */
final class Instructions {

    private Instructions() {}

    /** Leaves a number on the stack. */
    static void number(MethodVisitor method, long number) {
        if (number == 0 || number == 1) {
            method.visitInsn(number == 0 ? Opcodes.LCONST_0 : Opcodes.LCONST_1);
        } else {
            method.visitLdcInsn(number);
        }
    }

    /** Shifts the set on the stack: down by a distance above 0, up by one below. */
    static void shift(MethodVisitor method, int down) {
        if (down != 0) {
            method.visitIntInsn(Opcodes.BIPUSH, Math.abs(down));
            method.visitInsn(down > 0 ? Opcodes.LUSHR : Opcodes.LSHL);
        }
    }
}

package org.zermelo.compile.board;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.zermelo.boards.ends.CellTest;

/** The arrays and tests that a written class is made with, each in a field of its own. */
final class Constants {

    /** What the class calls itself. */
    static final String NAME = "org/zermelo/compile/board/Written";

    private static final String TEST = "org/zermelo/boards/ends/CellTest";

    private final ClassWriter out;
    private final List<long[]> arrays = new ArrayList<>();
    private final List<CellTest> tests = new ArrayList<>();

    Constants(ClassWriter out) {
        this.out = out;
    }

    long[][] arrays() {
        return arrays.toArray(long[][]::new);
    }

    CellTest[] tests() {
        return tests.toArray(CellTest[]::new);
    }

    /** Leaves an array on the stack; the same array comes from the same field. */
    void load(MethodVisitor method, long[] array) {
        int at = arrays.indexOf(array);
        if (at < 0) {
            at = arrays.size();
            arrays.add(array);
            out.visitField(Opcodes.ACC_FINAL, "array" + at, "[J", null, null).visitEnd();
        }
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitFieldInsn(Opcodes.GETFIELD, NAME, "array" + at, "[J");
    }

    /** Leaves on the stack whether a test holds for a set of cells. */
    void test(MethodVisitor method, CellTest test, int cells) {
        String field = "test" + tests.size();
        tests.add(test);
        out.visitField(Opcodes.ACC_FINAL, field, "L" + TEST + ";", null, null).visitEnd();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitFieldInsn(Opcodes.GETFIELD, NAME, field, "L" + TEST + ";");
        method.visitVarInsn(Opcodes.LLOAD, cells);
        method.visitMethodInsn(Opcodes.INVOKEINTERFACE, TEST, "holds", "(J)Z", true);
    }

    /** Writes the constructor, which is given all of them. */
    void writeConstructor() {
        MethodVisitor method = out.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "([[J[L" + TEST + ";)V", null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        for (int i = 0; i < arrays.size(); i++) {
            set(method, 1, i, "array" + i, "[J");
        }
        for (int i = 0; i < tests.size(); i++) {
            set(method, 2, i, "test" + i, "L" + TEST + ";");
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private static void set(MethodVisitor method, int all, int index, String field, String type) {
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitVarInsn(Opcodes.ALOAD, all);
        method.visitLdcInsn(index);
        method.visitInsn(Opcodes.AALOAD);
        method.visitFieldInsn(Opcodes.PUTFIELD, NAME, field, type);
    }
}

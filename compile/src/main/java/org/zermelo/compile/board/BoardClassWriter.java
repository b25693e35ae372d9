package org.zermelo.compile.board;

import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.zermelo.boards.ends.EndTests.End;
import org.zermelo.boards.kernel.BoardProgram;
import org.zermelo.boards.kernel.BoardProgram.ProgramRun;
import org.zermelo.boards.kernel.BoardProgram.Side;

/**
 * Writes the class of a board game: two methods that read a number and go on at the side whose turn it is, and for each side one
 * that tests the ends and one that lists the moves.
 */
final class BoardClassWriter {

    /** The virtual machine leaves methods of more than 8,000 bytes to its own interpreter. */
    private static final int MOST_BYTES = 8_000;

    private static final String SUPER = "java/lang/Object";
    private static final String CODE = "org/zermelo/boards/kernel/BoardCode";
    private static final String ENDS = "(JJJ)I";
    private static final String MOVES = "(J[JJJJ)I";

    private final BoardProgram program;
    private final ClassWriter out = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    private final Constants constants = new Constants(out);

    BoardClassWriter(BoardProgram program) {
        this.program = program;
    }

    /** What the class is made with. */
    Constants constants() {
        return constants;
    }

    /** The class; empty when a method of it may be too long. */
    Optional<byte[]> write() {
        out.visit(Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, Constants.NAME, null, SUPER, new String[] {CODE});
        entry("options", "(J[J)I", true);
        entry("end", "(J)I", false);
        List<Side> sides = program.reading().shared() ? program.sides().subList(0, 1) : program.sides();
        for (int side = 0; side < sides.size(); side++) {
            ends("ends" + side, sides.get(side));
            moves("moves" + side, "ends" + side, sides.get(side));
        }
        constants.writeConstructor();
        out.visitEnd();
        byte[] code = out.toByteArray();
        return code.length <= MOST_BYTES ? Optional.of(code) : Optional.empty();
    }

    private void entry(String name, String type, boolean lists) {
        MethodVisitor method = out.visitMethod(Opcodes.ACC_PUBLIC, name, type, null, null);
        method.visitCode();
        if (lists) {
            ifLast(method, Opcodes.ICONST_0);
        }
        Planes planes = new Planes(method, program.reading(), 4);
        planes.read(constants);
        Label right = new Label();
        if (!program.reading().shared()) {
            planes.turn();
            method.visitJumpInsn(Opcodes.IFNE, right);
        }
        goOn(method, planes, lists, 0);
        if (!program.reading().shared()) {
            method.visitLabel(right);
            goOn(method, planes, lists, 1);
        }
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private void goOn(MethodVisitor method, Planes planes, boolean lists, int side) {
        method.visitVarInsn(Opcodes.ALOAD, 0);
        if (lists) {
            method.visitVarInsn(Opcodes.LLOAD, 1);
            method.visitVarInsn(Opcodes.ALOAD, 3);
        }
        for (int plane = 1; plane <= 3; plane++) {
            planes.load(plane);
        }
        method.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL, Constants.NAME, (lists ? "moves" : "ends") + side, lists ? MOVES : ENDS, false);
        if (!lists && program.reading().pliesWeight() > 0) {
            Label ended = new Label();
            method.visitInsn(Opcodes.DUP);
            method.visitJumpInsn(Opcodes.IFNE, ended);
            method.visitInsn(Opcodes.POP);
            ifLast(method, Opcodes.ICONST_0 + program.reading().outOfPlies());
            method.visitInsn(Opcodes.ICONST_0);
            method.visitLabel(ended);
        }
        method.visitInsn(Opcodes.IRETURN);
    }

    /** Returns a small number where plies are bounded and none is left. */
    private void ifLast(MethodVisitor method, int result) {
        if (program.reading().pliesWeight() > 0) {
            Label on = new Label();
            method.visitVarInsn(Opcodes.LLOAD, 1);
            Instructions.number(method, program.reading().pliesWeight());
            method.visitInsn(Opcodes.LCMP);
            method.visitJumpInsn(Opcodes.IFGE, on);
            method.visitInsn(result);
            method.visitInsn(Opcodes.IRETURN);
            method.visitLabel(on);
        }
    }

    private void ends(String name, Side side) {
        MethodVisitor method = out.visitMethod(Opcodes.ACC_FINAL, name, ENDS, null, null);
        method.visitCode();
        EndWriter writer = new EndWriter(method, constants, 1, 7);
        for (End end : side.ends()) {
            writer.write(end);
        }
        method.visitInsn(Opcodes.ICONST_0);
        method.visitInsn(Opcodes.IRETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }

    private void moves(String name, String ends, Side side) {
        MethodVisitor method = out.visitMethod(Opcodes.ACC_FINAL, name, MOVES, null, null);
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        for (int plane = 0; plane < 3; plane++) {
            method.visitVarInsn(Opcodes.LLOAD, 4 + 2 * plane);
        }
        method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, Constants.NAME, ends, ENDS, false);
        Label on = new Label();
        method.visitJumpInsn(Opcodes.IFEQ, on);
        method.visitInsn(Opcodes.ICONST_0);
        method.visitInsn(Opcodes.IRETURN);
        method.visitLabel(on);
        RunWriter writer = new RunWriter(method, constants, new Planes(method, program.reading(), 4));
        for (ProgramRun run : side.runs()) {
            writer.write(run);
        }
        writer.finish();
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}

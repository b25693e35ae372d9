package org.zermelo.compile;

import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.zermelo.compile.LocalSlots.Slot;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.EndRule;
import org.zermelo.rule.FastMoves;
import org.zermelo.rule.Interval;
import org.zermelo.rule.PackedForm;
import org.zermelo.rule.Step;

/**
 * Compiles declared rules into bytecode that lists the options of packed positions: the number is taken apart into local
 * variables, and each option is the number plus the changes times their strides. No objects are made.
 */
public final class CompiledMoves implements FastMoves.Compiler {

    /** With fewer positions the interpreter is done before the code is written. */
    private static final double WORTH_COMPILING = 20_000;

    private static final String NAME = "org/zermelo/compile/Moves";
    private static final String KERNEL = "org/zermelo/compile/MovesKernel";
    private static final int MOST_PLANES = 1 << 16;
    private static final int POSITION = 1;
    private static final int ARRAY = 3;
    private static final int FREE = 4;

    private final double least;

    /** A compiler of games that are large enough for it. */
    public CompiledMoves() {
        this(WORTH_COMPILING);
    }

    /** A compiler of games of at least so many positions within their region. */
    CompiledMoves(double least) {
        this.least = least;
    }

    @Override
    public Optional<FastMoves> compile(PackedForm form) {
        boolean ints = form.region().outer().stream()
                .allMatch(i -> i.least() > Integer.MIN_VALUE / 4 && i.greatest() < Integer.MAX_VALUE / 4);
        boolean worth = form.region().outerSize() * form.planes() >= least;
        if (!ints
                || !worth
                || form.planes() > MOST_PLANES
                || form.rules().parametersBeyondStart()
                || SweepTable.clauses(form.rules()) > SweepTable.MOST_CLAUSES) {
            return Optional.empty();
        }
        try {
            byte[] code = Parts.write(Step.all(form.rules()).size(), together -> write(form, together));
            Class<?> compiled =
                    MethodHandles.lookup().defineHiddenClass(code, true).lookupClass();
            return Optional.of((FastMoves) compiled.getDeclaredConstructor().newInstance());
        } catch (MethodTooLargeException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a class that was just written cannot be made", e);
        }
    }

    private static byte[] write(PackedForm form, int together) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
        writer.visit(Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, KERNEL, null);
        MethodVisitor constructor = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, KERNEL, "<init>", "()V", false);
        constructor.visitInsn(Opcodes.RETURN);
        constructor.visitMaxs(0, 0);
        constructor.visitEnd();
        List<Step> steps = Step.all(form.rules());
        for (boolean gains : new boolean[] {false, true}) {
            String name = gains ? "gains" : "options";
            new Body(writer, Opcodes.ACC_PUBLIC, form, name, gains ? "(J[J)V" : "(J[J)I")
                    .options(steps, together, gains);
            for (int from = 0; together < steps.size() && from < steps.size(); from += together) {
                new Body(writer, Opcodes.ACC_PRIVATE, form, name + from, partSignature(form))
                        .part(steps.subList(from, Math.min(steps.size(), from + together)), gains);
            }
        }
        new Body(writer, 0, form, "how", "(J)I").how();
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** A part of the steps takes the local variables of the whole in their order, and returns how many options there are. */
    private static String partSignature(PackedForm form) {
        return "(J[JIJIII" + "I".repeat(form.variables()) + ")I";
    }

    /** One method. */
    private static final class Body {
        private final MethodVisitor method;
        private final PackedForm form;
        private final LocalSlots slots = new LocalSlots(FREE);
        private final Slot count = slots.take(Type.INT_TYPE);
        private final Slot rest = slots.take(Type.LONG_TYPE);
        private final Slot spent = slots.take(Type.INT_TYPE);
        private final Slot own = slots.take(Type.INT_TYPE);
        private final Slot last = slots.take(Type.INT_TYPE);
        private final Slot[] variables;

        Body(ClassWriter writer, int access, PackedForm form, String name, String signature) {
            this.method = writer.visitMethod(access, name, signature, null, null);
            this.form = form;
            this.variables = new Slot[form.variables()];
            for (int i = 0; i < variables.length; i++) {
                variables[i] = slots.take(Type.INT_TYPE);
            }
            method.visitCode();
        }

        private void end() {
            method.visitMaxs(0, 0);
            method.visitEnd();
        }

        private void store(Slot slot) {
            method.visitVarInsn(slot.wide() ? Opcodes.LSTORE : Opcodes.ISTORE, slot.index());
        }

        /** Takes the number apart; {@link #rest} is left as the number of the same place in plane 0. */
        private void unpack() {
            method.visitVarInsn(Opcodes.LLOAD, POSITION);
            store(rest);
            for (int i = variables.length - 1; i >= 0; i--) {
                digit(form.size(i));
                if (form.least(i) != 0) {
                    ExprWriter.integer(method, (int) form.least(i));
                    method.visitInsn(Opcodes.IADD);
                }
                store(variables[i]);
            }
            digit(form.lasts());
            store(last);
            digit(form.owns());
            store(own);
            method.visitVarInsn(Opcodes.LLOAD, rest.index());
            method.visitInsn(Opcodes.L2I);
            store(spent);
            method.visitVarInsn(Opcodes.LLOAD, POSITION);
            if (form.planes() > 1) {
                method.visitLdcInsn(form.planeSize());
                method.visitInsn(Opcodes.LREM);
            }
            store(rest);
        }

        /** Leaves the last digit of the rest on the stack and takes it off the rest. */
        private void digit(long size) {
            if (size == 1) {
                method.visitInsn(Opcodes.ICONST_0);
                return;
            }
            method.visitVarInsn(Opcodes.LLOAD, rest.index());
            method.visitLdcInsn(size);
            method.visitInsn(Opcodes.LREM);
            method.visitInsn(Opcodes.L2I);
            method.visitVarInsn(Opcodes.LLOAD, rest.index());
            method.visitLdcInsn(size);
            method.visitInsn(Opcodes.LDIV);
            store(rest);
        }

        private ExprWriter over(List<Interval> box) {
            return new ExprWriter(method, bounds(box), variables, new Slot[0]);
        }

        private Bounds bounds(List<Interval> box) {
            return new Bounds(box.toArray(Interval[]::new), form.rules().heaps());
        }

        void options(List<Step> steps, int together, boolean gains) {
            unpack();
            ExprWriter.integer(method, 0);
            store(count);
            Label done = new Label();
            ExprWriter writer = over(form.region().outer());
            for (EndRule end : form.rules().ends()) {
                writer.jumpIf(end.when(), done);
            }
            if (together >= steps.size()) {
                write(steps, gains);
            } else {
                for (int from = 0; from < steps.size(); from += together) {
                    call((gains ? "gains" : "options") + from);
                }
            }
            method.visitLabel(done);
            if (gains) {
                method.visitInsn(Opcodes.RETURN);
            } else {
                method.visitVarInsn(Opcodes.ILOAD, count.index());
                method.visitInsn(Opcodes.IRETURN);
            }
            end();
        }

        private void write(List<Step> steps, boolean gains) {
            MoveWriter.Place place = new MoveWriter.Place(
                    method, form.rules(), slots, bounds(form.region().inner()), variables, spent, own, last);
            steps.forEach(step -> new OptionWriter(place, step, gains).write());
        }

        private void call(String name) {
            method.visitVarInsn(Opcodes.ALOAD, 0);
            method.visitVarInsn(Opcodes.LLOAD, POSITION);
            method.visitVarInsn(Opcodes.ALOAD, ARRAY);
            method.visitVarInsn(Opcodes.ILOAD, count.index());
            method.visitVarInsn(Opcodes.LLOAD, rest.index());
            for (Slot slot : List.of(spent, own, last)) {
                method.visitVarInsn(Opcodes.ILOAD, slot.index());
            }
            for (Slot slot : variables) {
                method.visitVarInsn(Opcodes.ILOAD, slot.index());
            }
            method.visitMethodInsn(Opcodes.INVOKESPECIAL, NAME, name, partSignature(form), false);
            store(count);
        }

        void part(List<Step> steps, boolean gains) {
            write(steps, gains);
            method.visitVarInsn(Opcodes.ILOAD, count.index());
            method.visitInsn(Opcodes.IRETURN);
            end();
        }

        void how() {
            unpack();
            ExprWriter writer = over(form.region().outer());
            for (EndRule rule : form.rules().ends()) {
                Label open = new Label();
                writer.jumpUnless(rule.when(), open);
                ExprWriter.integer(method, rule.how().ordinal());
                method.visitInsn(Opcodes.IRETURN);
                method.visitLabel(open);
            }
            ExprWriter.integer(method, form.rules().stuck().ordinal());
            method.visitInsn(Opcodes.IRETURN);
            end();
        }

        /** Writes each option, or what it gains, into the buffer. */
        private final class OptionWriter extends MoveWriter {
            private final Step step;
            private final boolean gains;

            OptionWriter(Place place, Step step, boolean gains) {
                super(place, step);
                this.step = step;
                this.gains = gains;
            }

            @Override
            void reached(ExprWriter before, ExprWriter writer, Slot[] after, Label next) {
                method.visitVarInsn(Opcodes.ALOAD, ARRAY);
                method.visitVarInsn(Opcodes.ILOAD, count.index());
                method.visitIincInsn(count.index(), 1);
                if (gains) {
                    before.write(step.clause().gain(), Type.LONG_TYPE);
                } else {
                    number(writer, after);
                }
                method.visitInsn(Opcodes.LASTORE);
            }

            private void number(ExprWriter writer, Slot[] after) {
                method.visitVarInsn(Opcodes.LLOAD, rest.index());
                for (int i = 0; i < after.length; i++) {
                    if (after[i] == variables[i]) {
                        continue;
                    }
                    load(writer, after[i]);
                    load(writer, variables[i]);
                    method.visitInsn(Opcodes.LSUB);
                    if (form.stride(i) > 1) {
                        method.visitLdcInsn(form.stride(i));
                        method.visitInsn(Opcodes.LMUL);
                    }
                    method.visitInsn(Opcodes.LADD);
                }
                if (form.planes() > 1) {
                    planeAfter(form.owns(), form.lasts());
                    method.visitInsn(Opcodes.I2L);
                    method.visitLdcInsn(form.planeSize());
                    method.visitInsn(Opcodes.LMUL);
                    method.visitInsn(Opcodes.LADD);
                }
            }

            private void load(ExprWriter writer, Slot slot) {
                writer.load(slot);
                if (!slot.wide()) {
                    method.visitInsn(Opcodes.I2L);
                }
            }
        }
    }
}

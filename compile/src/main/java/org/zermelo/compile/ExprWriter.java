package org.zermelo.compile;

import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.zermelo.compile.LocalSlots.Slot;
import org.zermelo.rule.Bounds;
import org.zermelo.rule.Condition;
import org.zermelo.rule.Expr;
import org.zermelo.rule.Interval;

/**
 * Writes expressions and conditions as bytecode. The bounds of every part are known, so that {@code int} arithmetic is used
 * where nothing passes an {@code int}, {@code long} arithmetic where nothing passes a {@code long}, and exact arithmetic
 * elsewhere.
 */
final class ExprWriter implements Expr.Leaves<Type>, Condition.ConditionCases<ExprWriter.Jump> {

    private static final String MATH = "java/lang/Math";
    private static final String EXACT = "org/zermelo/rule/Arithmetics";

    private final MethodVisitor method;
    private final Bounds bounds;
    private final Slot[] variables;
    private final Slot[] chosen;

    /** A writer for values that lie within bounds, in these local variables. */
    ExprWriter(MethodVisitor method, Bounds bounds, Slot[] variables, Slot[] chosen) {
        this.method = method;
        this.bounds = bounds;
        this.variables = variables;
        this.chosen = chosen;
    }

    Bounds bounds() {
        return bounds;
    }

    static boolean isInt(Interval interval) {
        return interval.least() >= Integer.MIN_VALUE && interval.greatest() <= Integer.MAX_VALUE;
    }

    static Type typeOf(Interval interval) {
        return isInt(interval) ? Type.INT_TYPE : Type.LONG_TYPE;
    }

    void load(Slot slot) {
        method.visitVarInsn(slot.wide() ? Opcodes.LLOAD : Opcodes.ILOAD, slot.index());
    }

    void store(Slot slot) {
        method.visitVarInsn(slot.wide() ? Opcodes.LSTORE : Opcodes.ISTORE, slot.index());
    }

    /** Goes away when a condition is so. */
    interface Jump {
        void when(boolean holds, Label target);
    }

    /** Goes to {@code absent} when an exact division within has a remainder; the stack is empty before and after. */
    void check(Expr expr, Label absent) {
        expr.fold(new Checks(absent));
    }

    /** Writes the checks of each part; whether there are any. */
    private final class Checks implements Expr.Leaves<Boolean> {

        private final Label absent;

        Checks(Label absent) {
            this.absent = absent;
        }

        @Override
        public Boolean leaf(Expr leaf) {
            return false;
        }

        @Override
        public Boolean arithmetic(Expr.Arithmetic a) {
            boolean parts = a.left().fold(this) | a.right().fold(this);
            boolean whole = bounds.value(a.right()).equals(Interval.of(1));
            if (a.operator() != Expr.Operator.DIVIDE_EXACT || whole) {
                return parts;
            }
            Expr remainder = Expr.of(Expr.Operator.MODULO, a.left(), a.right());
            write(remainder);
            jumpUnlessZero(remainder, absent);
            return true;
        }

        @Override
        public Boolean absolute(Expr.Absolute absolute) {
            return absolute.of().fold(this);
        }

        @Override
        public Boolean either(Expr.Either either) {
            branches(either, part -> part.fold(this));
            return true;
        }
    }

    private void branches(Expr.Either either, Consumer<Expr> branch) {
        Label otherwise = new Label();
        Label done = new Label();
        jumpUnless(either.when(), otherwise);
        branch.accept(either.then());
        method.visitJumpInsn(Opcodes.GOTO, done);
        method.visitLabel(otherwise);
        branch.accept(either.otherwise());
        method.visitLabel(done);
    }

    private void jumpUnlessZero(Expr expr, Label target) {
        if (type(expr) == Type.LONG_TYPE) {
            method.visitInsn(Opcodes.LCONST_0);
            method.visitInsn(Opcodes.LCMP);
        }
        method.visitJumpInsn(Opcodes.IFNE, target);
    }

    Type type(Expr expr) {
        return typeOf(bounds.value(expr));
    }

    /** Leaves the value on the stack, as this type. */
    void write(Expr expr, Type wanted) {
        convert(write(expr), wanted);
    }

    private void convert(Type from, Type to) {
        if (from != to) {
            method.visitInsn(to == Type.LONG_TYPE ? Opcodes.I2L : Opcodes.L2I);
        }
    }

    /** Leaves the value on the stack, as the type of {@link #type}, which it gives back. */
    Type write(Expr expr) {
        return expr.fold(this);
    }

    /** Of a variable. */
    @Override
    public Type leaf(Expr variable) {
        return loaded(variables[bounds.variableOf(variable)], type(variable));
    }

    @Override
    public Type chosen(Expr.Chosen choice) {
        return loaded(chosen[choice.choice()], type(choice));
    }

    private Type loaded(Slot slot, Type type) {
        load(slot);
        convert(slot.type(), type);
        return type;
    }

    @Override
    public Type absolute(Expr.Absolute absolute) {
        Type type = type(absolute);
        write(absolute.of(), type);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, MATH, "abs", type == Type.INT_TYPE ? "(I)I" : "(J)J", false);
        return type;
    }

    @Override
    public Type either(Expr.Either either) {
        Type type = type(either);
        branches(either, part -> write(part, type));
        return type;
    }

    @Override
    public Type literal(Expr.Literal literal) {
        constant(literal.value());
        return type(literal);
    }

    private void constant(long value) {
        if (value >= Integer.MIN_VALUE && value <= Integer.MAX_VALUE) {
            integer(method, (int) value);
        } else {
            method.visitLdcInsn(value);
        }
    }

    static void integer(MethodVisitor method, int value) {
        if (value >= -1 && value <= 5) {
            method.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
            method.visitIntInsn(Opcodes.BIPUSH, value);
        } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
            method.visitIntInsn(Opcodes.SIPUSH, value);
        } else {
            method.visitLdcInsn(value);
        }
    }

    @Override
    public Type total(Expr.Total total) {
        Expr joined = new Expr.Cell(bounds.heaps()[0]);
        for (int i = 1; i < bounds.heaps().length; i++) {
            joined = Expr.of(total.kind().operator(), joined, new Expr.Cell(bounds.heaps()[i]));
        }
        return write(joined);
    }

    @Override
    public Type arithmetic(Expr.Arithmetic a) {
        Interval result = bounds.value(a);
        boolean ints = isInt(result) && type(a.left()) == Type.INT_TYPE && type(a.right()) == Type.INT_TYPE;
        Type type = ints ? Type.INT_TYPE : Type.LONG_TYPE;
        write(a.left(), type);
        write(a.right(), type);
        String signature = ints ? "(II)I" : "(JJ)J";
        switch (a.operator()) {
            case ADD -> plain(Opcodes.IADD, type, result, "addExact");
            case SUBTRACT -> plain(Opcodes.ISUB, type, result, "subtractExact");
            case MULTIPLY -> plain(Opcodes.IMUL, type, result, "multiplyExact");
            case MIN -> method.visitMethodInsn(Opcodes.INVOKESTATIC, MATH, "min", signature, false);
            case MAX -> method.visitMethodInsn(Opcodes.INVOKESTATIC, MATH, "max", signature, false);
            default -> division(a, type);
        }
        convert(type, typeOf(result));
        return typeOf(result);
    }

    private void plain(int opcode, Type type, Interval result, String exact) {
        if (result.bounded()) {
            method.visitInsn(type.getOpcode(opcode));
        } else {
            method.visitMethodInsn(Opcodes.INVOKESTATIC, MATH, exact, "(JJ)J", false);
        }
    }

    private void division(Expr.Arithmetic a, Type type) {
        boolean natural =
                bounds.value(a.left()).least() >= 0 && bounds.value(a.right()).least() >= 1;
        boolean ints = type == Type.INT_TYPE;
        switch (a.operator()) {
            case DIVIDE_FLOOR, DIVIDE_EXACT -> {
                if (natural) {
                    method.visitInsn(type.getOpcode(Opcodes.IDIV));
                } else {
                    call(EXACT, "floorDiv", ints);
                }
            }
            case DIVIDE_CEIL -> call(EXACT, "ceilDiv", ints);
            case MODULO -> {
                if (natural) {
                    method.visitInsn(type.getOpcode(Opcodes.IREM));
                } else {
                    call(MATH, "floorMod", ints);
                }
            }
            case POWER -> call(EXACT, "power", ints);
            case GCD -> call(EXACT, "gcd", ints);
            case LCM -> call(EXACT, "lcm", ints);
            case XOR -> method.visitInsn(type.getOpcode(Opcodes.IXOR));
            case BIT_AND -> method.visitInsn(type.getOpcode(Opcodes.IAND));
            case BIT_OR -> method.visitInsn(type.getOpcode(Opcodes.IOR));
            case ROOT -> call(EXACT, "root", ints);
            case LOGARITHM -> call(EXACT, "logarithm", ints);
            case DIGIT_SUM -> call(EXACT, "digitSum", ints);
            case HAS_DIGIT -> call(EXACT, "hasDigit", ints);
            case DIVISORS -> call(EXACT, "divisors", ints);
            default -> throw new IllegalStateException(a.operator().toString());
        }
    }

    /** Calls a method on two longs with the two numbers on the stack. */
    private void call(String owner, String name, boolean ints) {
        if (ints) {
            // int a, int b: b goes up first, then a beneath it
            method.visitInsn(Opcodes.I2L);
            method.visitInsn(Opcodes.DUP2_X1);
            method.visitInsn(Opcodes.POP2);
            method.visitInsn(Opcodes.I2L);
            method.visitInsn(Opcodes.DUP2_X2);
            method.visitInsn(Opcodes.POP2);
        }
        method.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, "(JJ)J", false);
        if (ints) {
            method.visitInsn(Opcodes.L2I);
        }
    }

    /** Jumps when a condition does not hold. */
    void jumpUnless(Condition condition, Label target) {
        jump(condition, false, target);
    }

    /** Jumps when a condition holds. */
    void jumpIf(Condition condition, Label target) {
        jump(condition, true, target);
    }

    private void jump(Condition condition, boolean when, Label target) {
        if (bounds.always(condition)) {
            jumpIf(when, target);
        } else if (bounds.never(condition)) {
            jumpIf(!when, target);
        } else {
            condition.fold(this).when(when, target);
        }
    }

    @Override
    public Jump compare(Condition.Compare compare) {
        return (when, target) -> compare(compare, when, target);
    }

    @Override
    public Jump and(Condition.And and) {
        return (when, target) -> all(and.parts(), true, when, target);
    }

    @Override
    public Jump or(Condition.Or or) {
        return (when, target) -> all(or.parts(), false, when, target);
    }

    @Override
    public Jump not(Condition.Not not) {
        return (when, target) -> jump(not.part(), !when, target);
    }

    private void jumpIf(boolean certain, Label target) {
        if (certain) {
            method.visitJumpInsn(Opcodes.GOTO, target);
        }
    }

    /** Parts of which the first that is not {@code go} decides. */
    private void all(List<Condition> parts, boolean go, boolean when, Label target) {
        if (when != go) {
            parts.forEach(part -> jump(part, when, target));
            return;
        }
        Label decided = new Label();
        parts.forEach(part -> jump(part, !when, decided));
        method.visitJumpInsn(Opcodes.GOTO, target);
        method.visitLabel(decided);
    }

    private void compare(Condition.Compare c, boolean when, Label target) {
        Label absent = when ? new Label() : target;
        check(c.left(), absent);
        check(c.right(), absent);
        boolean ints = type(c.left()) == Type.INT_TYPE && type(c.right()) == Type.INT_TYPE;
        Type type = ints ? Type.INT_TYPE : Type.LONG_TYPE;
        write(c.left(), type);
        write(c.right(), type);
        int opcode = opcode(c.relation(), when);
        if (ints) {
            method.visitJumpInsn(opcode, target);
        } else {
            method.visitInsn(Opcodes.LCMP);
            method.visitJumpInsn(opcode - Opcodes.IF_ICMPEQ + Opcodes.IFEQ, target);
        }
        if (when) {
            method.visitLabel(absent);
        }
    }

    private static int opcode(Condition.Relation relation, boolean when) {
        return switch (relation) {
            case LESS -> when ? Opcodes.IF_ICMPLT : Opcodes.IF_ICMPGE;
            case AT_MOST -> when ? Opcodes.IF_ICMPLE : Opcodes.IF_ICMPGT;
            case EQUAL -> when ? Opcodes.IF_ICMPEQ : Opcodes.IF_ICMPNE;
            case UNEQUAL -> when ? Opcodes.IF_ICMPNE : Opcodes.IF_ICMPEQ;
            case AT_LEAST -> when ? Opcodes.IF_ICMPGE : Opcodes.IF_ICMPLT;
            case GREATER -> when ? Opcodes.IF_ICMPGT : Opcodes.IF_ICMPLE;
        };
    }
}

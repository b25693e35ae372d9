package org.zermelo.browser.build;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.Variable;
import org.teavm.model.instructions.ExitInstruction;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;
import org.zermelo.browser.jdk.Instances;
import org.zermelo.browser.jdk.Statics;

/** Calls of methods that the browser's class library lacks become calls of {@link Instances} and {@link Statics}. */
public final class JdkGaps implements TeaVMPlugin, ClassHolderTransformer {

    /** A handle's method has the result that its caller wants; a class has one of a name. */
    private static final String ADD_ONLY = "java.lang.invoke.VarHandle.getAndAdd([III)V";

    private static final MethodReference ADD = MethodReference.parse("java.lang.invoke.VarHandle.getAndAdd([III)I");

    /** There is one thread, which waits for nobody: without these, every method would be made one that can be left and come back to. */
    private static final List<MethodDescriptor> WAITING = List.of(
            MethodDescriptor.parse("wait0(JI)V"),
            MethodDescriptor.parse("wait(JI)V"),
            MethodDescriptor.parse("monitorEnter(Ljava/lang/Object;I)V"));

    /** Whose static methods they are. */
    private static final Map<String, Class<?>> OWNERS = Map.of(
            "compare", Arrays.class,
            "parallelSort", Arrays.class,
            "multiplyHigh", Math.class,
            "compile", Pattern.class,
            "toString", Character.class,
            "getLogger", System.class,
            "getISOLanguages", Locale.class);

    private final Map<String, MethodReference> standIns = new HashMap<>();

    public JdkGaps() {
        for (Method method : Instances.class.getDeclaredMethods()) {
            if (Modifier.isPublic(method.getModifiers())) {
                MethodReference here = MethodReference.parse(method);
                ValueType[] signature = here.getSignature();
                put(method.getParameterTypes()[0], here, Arrays.copyOfRange(signature, 1, signature.length));
            }
        }
        for (Method method : Statics.class.getDeclaredMethods()) {
            Class<?> owner = OWNERS.get(method.getName());
            if (owner != null) {
                MethodReference here = MethodReference.parse(method);
                put(owner, here, here.getSignature());
            }
        }
    }

    private void put(Class<?> owner, MethodReference here, ValueType[] signature) {
        standIns.put(new MethodReference(owner.getName(), here.getName(), signature).toString(), here);
    }

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().startsWith("org.zermelo.browser.jdk.")) {
            return;
        }
        if (type.getName().equals("java.lang.Object")) {
            WAITING.stream().map(type::getMethod).filter(Objects::nonNull).forEach(JdkGaps::empty);
        }
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    for (Instruction instruction : block) {
                        if (instruction instanceof InvokeInstruction call) {
                            redirect(call);
                        }
                    }
                }
            }
        }
    }

    /** A method that does nothing. */
    private static void empty(MethodHolder method) {
        Program nothing = new Program();
        for (int i = 0; i <= method.parameterCount(); i++) {
            nothing.createVariable();
        }
        nothing.createBasicBlock().add(new ExitInstruction());
        method.setProgram(nothing);
    }

    private void redirect(InvokeInstruction call) {
        if (call.getMethod().toString().equals(ADD_ONLY)) {
            call.setMethod(ADD);
            return;
        }
        MethodReference standIn = standIns.get(call.getMethod().toString());
        if (standIn == null) {
            return;
        }
        List<Variable> arguments = new ArrayList<>(call.getArguments());
        if (call.getInstance() != null) {
            arguments.add(0, call.getInstance());
            call.setInstance(null);
        }
        call.setType(InvocationType.SPECIAL);
        call.setMethod(standIn);
        call.setArguments(arguments.toArray(Variable[]::new));
    }
}

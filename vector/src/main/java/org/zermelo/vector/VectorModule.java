package org.zermelo.vector;

/**
 * The JDK's vector module. Named at the start of Java, it costs a tenth of a second and a line of warning that cannot be
 * turned off; so the launcher does not name it, and it is added here when the first kernel is wanted, the way the JDK adds
 * modules for an agent. That needs {@code --add-exports java.base/jdk.internal.module=ALL-UNNAMED} and {@code
 * -XX:+EnableVectorSupport} on Java's command line. Without them nothing is added, and the scalar kernels serve.
 */
final class VectorModule {

    private static final String NAME = "jdk.incubator.vector";

    static {
        if (ModuleLayer.boot().findModule(NAME).isEmpty()) {
            add();
        }
    }

    private VectorModule() {}

    /** Adds the module on the first call, if it is not there. */
    static void ensure() {
        // The static block does it, once.
    }

    private static void add() {
        try {
            Class.forName("jdk.internal.module.Modules")
                    .getMethod("loadModule", String.class)
                    .invoke(null, NAME);
        } catch (ReflectiveOperationException | RuntimeException notAllowed) {
            // The caller meets a LinkageError at the first class of the module, and goes on with its scalar twin.
        }
    }
}

package org.zermelo.tests;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Keeps the suite short: lists the cases that take more than 2 s of processor time of their thread. Nothing is said of how fast the
 * program is: a case that is too long takes a {@link Share} of its world, and all of it under {@code -Plong}.
 */
public final class CaseClock implements InvocationInterceptor {

    private static final long SHOWN = 2_000_000_000L;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The slow cases of this process, printed when its last class is done. */
    private static final class SlowCases implements AutoCloseable {
        private final Map<String, Long> nanos = new ConcurrentSkipListMap<>();

        @Override
        public void close() {
            nanos.forEach((name, taken) ->
                    System.out.println("slow case: " + seconds(taken) + " s of processor time, " + name));
        }
    }

    @Override
    public void interceptTestMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        time(invocation, context);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        time(invocation, context);
    }

    @Override
    public void interceptDynamicTest(
            Invocation<Void> invocation, DynamicTestInvocationContext test, ExtensionContext context) throws Throwable {
        time(invocation, context);
    }

    private static void time(Invocation<Void> invocation, ExtensionContext context) throws Throwable {
        long begun = THREADS.getCurrentThreadCpuTime();
        invocation.proceed();
        long taken = THREADS.getCurrentThreadCpuTime() - begun;
        if (taken < SHOWN) {
            return;
        }
        String name = context.getTestClass().map(Class::getSimpleName).orElse("")
                + context.getTestMethod()
                        .map(method -> "." + method.getName() + " ")
                        .orElse(" ")
                + context.getDisplayName();
        context.getRoot()
                .getStore(Namespace.create(CaseClock.class))
                .computeIfAbsent(SlowCases.class)
                .nanos
                .put(name, taken);
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.1f", nanos / 1e9);
    }
}

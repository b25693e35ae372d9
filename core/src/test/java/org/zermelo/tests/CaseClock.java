package org.zermelo.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.junit.jupiter.api.extension.DynamicTestInvocationContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/**
 * Keeps the suite short: lists the cases that take more than 2 s of processor time of their thread, and fails those that take more
 * than 10 s, which a slow or busy machine alone does not make of them. Nothing is said of how fast the program is: a case that is too
 * long takes a {@link Share} of its world. Under {@code -Plong}, which runs all of it, no case is too long. Tests with a case over
 * 0.1 s, or whose cases take over 1 s together, are written to {@code target/slow-tests.txt}.
 */
public final class CaseClock implements InvocationInterceptor {

    private static final long SLOW = 100_000_000L;
    private static final long SLOW_IN_ALL = 1_000_000_000L;
    private static final long SHOWN = 2_000_000_000L;
    private static final long MOST = 10_000_000_000L;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** The slow cases of one class, printed when it is done. */
    private static final class SlowCases implements AutoCloseable {
        private final Map<String, Long> shown = new ConcurrentSkipListMap<>();
        private final Map<String, Long> taken = new ConcurrentHashMap<>();
        private final Set<String> slow = ConcurrentHashMap.newKeySet();

        @Override
        public void close() {
            shown.forEach((name, taken) ->
                    System.out.println("slow case: " + seconds(taken) + " s of processor time, " + name));
            try {
                Path target = Path.of("target");
                if (!slow.isEmpty() && Files.isDirectory(target)) {
                    Files.write(
                            target.resolve("slow-tests.txt"),
                            slow,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.APPEND);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
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
        SlowCases cases =
                context.getRoot().getStore(Namespace.create(CaseClock.class)).computeIfAbsent(SlowCases.class);
        String test = context.getTestMethod().map(CaseClock::name).orElse("");
        if (cases.taken.merge(test, taken, Long::sum) > SLOW_IN_ALL || taken > SLOW) {
            cases.slow.add(test);
        }
        if (taken <= SHOWN) {
            return;
        }
        String name = test + " " + context.getDisplayName();
        cases.shown.put(name, taken);
        if (taken > MOST && !Share.all()) {
            throw new AssertionError(name + " took " + seconds(taken)
                    + " s of processor time, and no case may take more than " + seconds(MOST)
                    + " s. Maybe it takes a Share of its world, and all of it under -Plong.");
        }
    }

    /** A test by the simple name of its class, of which there are no two. */
    static String name(Method test) {
        return test.getDeclaringClass().getSimpleName() + "." + test.getName();
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.1f", nanos / 1e9);
    }
}

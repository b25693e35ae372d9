package org.zermelo.tests;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Which tests run when not all do: those that take at most 0.1 s a case ({@code -Dquickly}), or one in so many ({@code -Dtests.of}),
 * drawn by a seed ({@code -Dtests.lot=SEED}).
 */
public final class ChosenCases implements ExecutionCondition {

    private static final int OF = Integer.getInteger("zermelo.tests.of", 20);
    private static final boolean QUICKLY = Boolean.getBoolean("zermelo.tests.quickly");
    private static final String LOT = System.getProperty("zermelo.tests.lot", "");

    /** Tests with a case over 0.1 s, class and method; CaseClock writes the list anew. */
    private static final Set<String> SLOW = QUICKLY ? slow() : Set.of();

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return context.getTestMethod()
                        .map(CaseClock::name)
                        .map(ChosenCases::chosen)
                        .orElse(true)
                ? ConditionEvaluationResult.enabled("")
                : ConditionEvaluationResult.disabled(QUICKLY ? "over 0.1 s" : "not drawn by " + LOT);
    }

    private static boolean chosen(String test) {
        return !SLOW.contains(test)
                && (LOT.isEmpty() || Math.floorMod((LOT + test).hashCode() * 0x9E3779B9 >>> 8, OF) == 0);
    }

    private static Set<String> slow() {
        try (InputStream list = ChosenCases.class.getResourceAsStream("slow-tests.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            return lines.lines().collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package org.zermelo.browser.build;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.zermelo.browser.BrowserEngine;

/** Compiles the engine, all that its main class reaches on the class path, to WebAssembly. */
public final class EngineCompiler {

    /** What a page loads the engine with. */
    private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-runtime.min.js";

    private EngineCompiler() {}

    /** Takes the folder to write to. */
    public static void main(String[] args) throws TeaVMToolException, IOException {
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new ConsoleTeaVMToolLog(false));
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(BrowserEngine.class.getName());
        tool.setClassLoader(EngineCompiler.class.getClassLoader());
        tool.setTargetDirectory(new File(args[0]));
        tool.setTargetFileName("zermelo.wasm");
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setObfuscated(true);
        tool.setStrict(true);
        tool.generate();
        TeaVMProblemRenderer.describeProblems(
                tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), tool.getLog());
        if (!tool.getProblemProvider().getSevereProblems().isEmpty()) {
            throw new IllegalStateException("the engine for the browser cannot be compiled");
        }
        try (InputStream runtime = TeaVMTool.class.getResourceAsStream(RUNTIME)) {
            Files.write(
                    Path.of(args[0], "runtime.js"),
                    Objects.requireNonNull(runtime).readAllBytes());
        }
    }
}

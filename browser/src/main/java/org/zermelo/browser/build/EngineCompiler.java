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

    private static final String RUNTIMES = "/org/teavm/backend/wasm/";

    private EngineCompiler() {}

    /** Takes the folder to write to. */
    public static void main(String[] args) throws TeaVMToolException, IOException {
        ClassLoader classPath = EngineCompiler.class.getClassLoader();
        LaterLanguages languages = new LaterLanguages(classPath);
        TeaVMTool tool = new TeaVMTool();
        tool.setLog(new ConsoleTeaVMToolLog(false));
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(BrowserEngine.class.getName());
        tool.setClassLoader(languages);
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
        languages.write(TextsWithin.all(classPath), Path.of(args[0], "languages"));
        copy("wasm-gc-runtime.min.js", Path.of(args[0], "runtime.js"));
        copy("wasm-gc-module-runtime.min.js", Path.of(args[0], "runtime.mjs"));
    }

    /** What loads the engine: a classic script for the page, a module for programs. */
    private static void copy(String name, Path to) throws IOException {
        try (InputStream runtime = TeaVMTool.class.getResourceAsStream(RUNTIMES + name)) {
            Files.write(to, Objects.requireNonNull(runtime).readAllBytes());
        }
    }
}

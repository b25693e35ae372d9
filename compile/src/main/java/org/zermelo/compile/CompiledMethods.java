package org.zermelo.compile;

import java.util.List;
import org.zermelo.solve.Method;
import org.zermelo.solve.MethodProvider;

/** The methods for declared rules that are compiled or swept in the order of their variables. */
public final class CompiledMethods implements MethodProvider {

    @Override
    public List<Method> methods() {
        return List.of(new CompiledSweep(), new ArraySweep());
    }
}

package org.zermelo.solve;

import java.util.List;

/**
 * The methods that a module adds to those of the core, found as a service ({@link java.util.ServiceLoader}). The planner
 * asks every method whether it fits; so a provider need not say for which games its methods are.
 */
public interface MethodProvider {

    /** New methods; of two that expect equal cost the earlier is preferred. Their names differ from all others. */
    List<Method> methods();
}

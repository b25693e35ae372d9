package org.zermelo.law;

import java.util.List;
import org.zermelo.law.rise.RisingMethod;
import org.zermelo.solve.Method;
import org.zermelo.solve.MethodProvider;

/** The methods that answer for sizes beyond any table. */
public final class LawMethods implements MethodProvider {

    @Override
    public List<Method> methods() {
        return List.of(new RisingMethod(), new LawMethod());
    }
}

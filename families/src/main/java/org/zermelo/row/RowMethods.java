package org.zermelo.row;

import java.util.ArrayList;
import java.util.List;
import org.zermelo.solve.Method;

/** The methods that only rows have. */
public final class RowMethods {

    private RowMethods() {}

    /** All of them; of two that expect equal cost the earlier is preferred. */
    public static List<Method> all() {
        List<Method> all = new ArrayList<>();
        all.add(new LinearMethod());
        all.addAll(TakesMethods.all());
        all.addAll(IntervalMethod.all());
        all.add(new RollingMethod());
        return List.copyOf(all);
    }
}

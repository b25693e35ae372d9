package org.zermelo.boards.diagram;

import java.util.List;
import org.zermelo.boards.stage.StageRetrograde;
import org.zermelo.solve.Method;
import org.zermelo.solve.MethodProvider;

/** The methods for board games in words alone. */
public final class BoardMethods implements MethodProvider {

    @Override
    public List<Method> methods() {
        return List.of(new DecisionDiagrams(), new StageRetrograde());
    }
}

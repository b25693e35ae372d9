package org.zermelo.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;
import org.zermelo.solve.MemoSearch;
import org.zermelo.solve.Method;
import org.zermelo.solve.MethodProvider;
import org.zermelo.solve.PlainSearch;
import org.zermelo.solve.PointsRetrograde;
import org.zermelo.solve.Retrograde;
import org.zermelo.solve.search.AlphaBeta;
import org.zermelo.solve.search.LineSearch;
import org.zermelo.solve.search.ProofNumber;
import org.zermelo.solve.sweep.TableMethod;
import org.zermelo.sum.SpragueGrundy;

/** All methods that are there: those that other modules provide, then those that need nothing but rules. */
final class Methods {

    private Methods() {}

    /** All methods; of two that expect equal cost the earlier is preferred. The order does not depend on the class path. */
    static List<Method> all() {
        List<MethodProvider> providers = new ArrayList<>();
        ServiceLoader.load(MethodProvider.class).forEach(providers::add);
        providers.sort(Comparator.comparing(provider -> provider.getClass().getName()));
        List<Method> all = new ArrayList<>();
        providers.forEach(provider -> all.addAll(provider.methods()));
        all.addAll(List.of(
                new SpragueGrundy(),
                new LineSearch(),
                new AlphaBeta(),
                new ProofNumber(),
                new TableMethod.LevelByLevel(),
                new TableMethod.Backwards(),
                new TableMethod.StageByStage(),
                new MemoSearch(),
                new Retrograde(),
                new PointsRetrograde(),
                new PlainSearch()));
        return List.copyOf(all);
    }
}

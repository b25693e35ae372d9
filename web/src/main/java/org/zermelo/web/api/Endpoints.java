package org.zermelo.web.api;

import java.util.List;
import org.zermelo.desk.Desk;
import org.zermelo.desk.TableCache;
import org.zermelo.store.TableShelf;

/** All addresses of the API. */
public final class Endpoints {

    private static final Desk DESK = Desk.standard();

    private Endpoints() {}

    /**
     * In the order in which the docs list them.
     *
     * @param shelf the stored tables that may be asked
     * @param tables the cache of tables of games under play
     */
    public static List<Endpoint> all(TableShelf shelf, TableCache tables) {
        return all(DESK.keeping(tables), shelf);
    }

    private static List<Endpoint> all(Desk desk, TableShelf shelf) {
        return List.of(
                new Endpoint("words", List.of("prefer"), Basics.light((params, watch, news) -> Basics.words(params))),
                new Endpoint(
                        "families", List.of(), Basics.light((params, watch, news) -> Basics.families(desk, params))),
                new Endpoint(
                        "gallery",
                        Gallery.PARAMETERS,
                        Basics.light((params, watch, news) -> Gallery.games(desk, params))),
                new Endpoint(
                        "parse",
                        List.of("game", "rules"),
                        Basics.light((params, watch, news) -> Basics.parse(desk, params))),
                new Endpoint("position", PositionCall.PARAMETERS, new PositionCall(desk)),
                new Endpoint("plan", PlanCall.PARAMETERS, new PlanCall(desk)),
                new Endpoint("reply", ReplyCall.PARAMETERS, new ReplyCall(desk)),
                new Endpoint("review", ReviewCall.PARAMETERS, new ReviewCall(desk)),
                new Endpoint("tables", List.of(), Basics.light((params, watch, news) -> ProbeCall.names(shelf))),
                new Endpoint("probe", ProbeCall.PARAMETERS, new ProbeCall(shelf)),
                new Endpoint("table", TableCall.PARAMETERS, Basics.light(new TableCall(desk))),
                new Endpoint("tree", TreeCall.PARAMETERS, new TreeCall(desk)),
                new Endpoint("graph", GraphCall.PARAMETERS, new GraphCall(desk)),
                new Endpoint("nimbers", NimbersCall.PARAMETERS, new NimbersCall()),
                new Endpoint("exam", ExamCall.PARAMETERS, new ExamCall()),
                new Endpoint("exam-text", ExamTextCall.PARAMETERS, new ExamTextCall()),
                new Endpoint("exam-tree", ExamTreeCall.PARAMETERS, new ExamTreeCall()),
                new Endpoint("exam-variants", ExamVariantsCall.PARAMETERS, new ExamVariantsCall()),
                new Endpoint("classes", ClassesCall.PARAMETERS, new ClassesCall()),
                new Endpoint("classes-cell", ClassesCellCall.PARAMETERS, new ClassesCellCall()),
                new Endpoint(
                        "experiments",
                        List.of(),
                        Basics.light((params, watch, news) -> CompareCall.experiments(params))),
                new Endpoint("compare", CompareCall.PARAMETERS, new CompareCall(desk)));
    }
}

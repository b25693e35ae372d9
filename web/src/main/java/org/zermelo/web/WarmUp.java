package org.zermelo.web;

import java.util.List;
import java.util.Map;
import org.zermelo.desk.TableCache;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.api.Endpoints;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.work.Limits;

/**
 * Small requests of every kind, answered to nobody while a server starts: they load the classes and compile the code that the first
 * real ones need, about a second of one processor. Nothing of them is cached or counted.
 */
final class WarmUp {

    private static final String RULES = "heaps(7, S in 1..69; move +1, *2; end sum >= 77)";

    /** An endpoint's name and what it is asked. */
    record Trial(String endpoint, Map<String, String> values) {}

    /** What takes longest the first time comes first. */
    static final List<Trial> TRIALS = List.of(
            new Trial("exam", Map.of("rules", RULES)),
            new Trial("position", Map.of("game", "coins(7 9 1 6 4 3)")),
            new Trial("review", Map.of("game", "coins(5 8 3 2)", "line", "L~L~L~L")),
            new Trial("explain", Map.of("game", "heaps(1, 7; move +1, *2; end sum >= 60)")),
            new Trial("position", Map.of("game", "nim(3, 5, 7)")),
            new Trial("value", Map.of("text", "{3|1}")),
            new Trial("why", Map.of("game", "nim(3, 4)", "claim", "first wins")),
            new Trial("reply", Map.of("game", "nim(3, 4)")),
            new Trial("classes", Map.of("rules", RULES)),
            new Trial("tree", Map.of("game", "nim(2, 1)")),
            new Trial("graph", Map.of("game", "nim(2, 1)")),
            new Trial("nimbers", Map.of("code", "0.77", "to", "100")),
            new Trial("law", Map.of("game", "heaps(S; move -1, -2)")),
            new Trial("table", Map.of("game", "coins(7 9 1 6 4 3)")),
            new Trial("gallery", Map.of()),
            new Trial("families", Map.of()),
            new Trial("words", Map.of()),
            new Trial("parse", Map.of("game", "nim(3, 4)")),
            new Trial("box", Map.of("text", "nim(3, 4)")));

    private WarmUp() {}

    /** Begins it on a thread of its own. */
    static void start() {
        Thread thread = new Thread(() -> run(Watch.interruptible()), "zermelo-warm-up");
        thread.setDaemon(true);
        thread.start();
    }

    static void run(Watch watch) {
        List<Endpoint> endpoints = Endpoints.all(TableShelf.NONE, new TableCache(0));
        for (Trial trial : TRIALS) {
            Params params = new Params(trial.values(), Limits.own().grant());
            endpoints.stream()
                    .filter(endpoint -> endpoint.name().equals(trial.endpoint()))
                    .forEach(endpoint -> {
                        endpoint.call().weigh(params, watch);
                        endpoint.call().answer(params, watch, news -> {});
                    });
        }
    }
}

package org.zermelo.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.TableCache;
import org.zermelo.present.use.Params;
import org.zermelo.solve.Watch;
import org.zermelo.store.table.TableShelf;
import org.zermelo.web.api.Endpoints;
import org.zermelo.web.call.Endpoint;
import org.zermelo.web.work.Limits;

class WarmUpTest {

    /**
     * Not asked: no answer is the same twice, or it needs stored tables, or it takes long by its nature, or another of
     * its kind stands for it.
     */
    private static final List<String> LEFT_OUT = List.of(
            "tables",
            "probe",
            "experiments",
            "compare",
            "exam-text",
            "exam-tree",
            "exam-variants",
            "exam-handout",
            "exam-wording",
            "trace",
            "count",
            "trace-picture",
            "lessons",
            "catalogue",
            "boards",
            "lesson",
            "drill",
            "classes-cell");

    @Test
    void everyKindOfLightRequestIsAnswered() {
        List<Endpoint> endpoints = Endpoints.all(TableShelf.NONE, new TableCache(0));
        assertThat(endpoints.stream().map(Endpoint::name).filter(name -> !LEFT_OUT.contains(name)))
                .containsExactlyInAnyOrderElementsOf(WarmUp.TRIALS.stream()
                        .map(WarmUp.Trial::endpoint)
                        .distinct()
                        .toList());
        for (WarmUp.Trial trial : WarmUp.TRIALS) {
            Endpoint endpoint = endpoints.stream()
                    .filter(each -> each.name().equals(trial.endpoint()))
                    .findFirst()
                    .orElseThrow();
            Params params = new Params(trial.values(), Limits.own().grant());
            params.allow(endpoint.names());
            assertThat(endpoint.call().answer(params, Watch.NONE, news -> {}).status())
                    .as("%s", trial)
                    .isEqualTo(200);
        }
        WarmUp.run(Watch.NONE);
    }
}

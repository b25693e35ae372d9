package org.zermelo.present.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.zermelo.desk.Ask;
import org.zermelo.desk.Desk;
import org.zermelo.desk.Paging;
import org.zermelo.desk.Solved;
import org.zermelo.game.RefusedException;
import org.zermelo.notation.Game;
import org.zermelo.plan.Plan;
import org.zermelo.present.words.Language;
import org.zermelo.present.words.Words;
import org.zermelo.solve.Budget;
import org.zermelo.solve.Watch;
import org.zermelo.value.Outcome;
import org.zermelo.value.Values;

/** Where only who wins fits into the memory, that is told, with the reason; nobody who asks for more gets less. */
class WithoutDepthTest {

    private static final String GAME = "heaps(7, 31; move +1, *2; end sum >= 3000)";

    private final Desk desk = Desk.standard();
    private final Game game = desk.notation().parse(GAME);
    private final Words words = Words.in(Language.EN);

    private static Ask within(long bytes) {
        return Ask.everything().withBudget(new Budget(bytes, 1));
    }

    @Test
    void theWinnerIsToldWhereDepthsDoNotFit() {
        Outcome whole =
                (Outcome) desk.solve(game, within(1 << 28), Watch.NONE).answer().worth();
        Ask narrow = within(3 << 20);
        Plan plan = desk.survey(game, narrow, Watch.NONE);
        assertThat(plan.question().value()).isEqualTo(Values.winner());
        assertThat(plan.best().name()).isEqualTo("compiled-sweep");
        assertThat(PlanText.of(game, plan, false, words))
                .contains("Asked: winner", "Only who wins: compiled-sweep with depths needs", "two bits a position");
        assertThat(PlanJson.of(game, plan, words).get("withoutDepth"))
                .asString()
                .startsWith("Only who wins");
        Solved<?, ?> solved = desk.solve(game, narrow, Watch.NONE);
        assertThat(solved.answer().worth().sign()).isEqualTo(whole.sign());
        assertThat(AnswerText.of(solved, Paging.usual(), words)).contains("Only who wins");
        assertThat(AnswerJson.of(solved, Paging.usual()).get("withoutDepth"))
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.MAP)
                .containsAllEntriesOf(Map.of("method", "compiled-sweep", "allowed", 3L << 20));
    }

    @Test
    void threatsTellTheWinnerOfWhatNoTableHolds() {
        Game lines = desk.notation().parse("mnk(4, 4, 4)");
        Ask narrow = within(1 << 22);
        Plan plan = desk.survey(lines, narrow, Watch.NONE);
        assertThat(plan.best().name()).isEqualTo("line-search");
        Solved<?, ?> solved = desk.solve(lines, narrow, Watch.NONE);
        assertThat(solved.answer().worth().sign()).isZero();
        assertThat(AnswerText.of(solved, Paging.usual(), words))
                .contains("Only who wins: ", "with depths needs")
                .doesNotContain("who wins takes");
        assertThat(desk.survey(lines, within(1L << 30), Watch.NONE).withoutDepth())
                .isEmpty();
    }

    @Test
    void whoAsksForDepthsGetsThemOrNothing() {
        Ask asked = within(3 << 20).withValue("outcome").withMethod("compiled-sweep");
        assertThatThrownBy(() -> desk.solve(game, asked, Watch.NONE)).isInstanceOf(RefusedException.class);
        assertThat(desk.plan(game, within(3 << 20).withValue("outcome"))
                        .question()
                        .value())
                .isEqualTo(Values.outcome());
        assertThat(desk.plan(game, within(1 << 28)).withoutDepth()).isEmpty();
    }
}
